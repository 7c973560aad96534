import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { reviewStats } from "#domain/directory/review-stats.server.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { replyToReview, reportReview } from "./answer-review.server.ts";
import { decideReview } from "./decide-review.server.ts";
import { reviewOfConsultation, reviewsReceived, reviewsToDecide } from "./review-queries.server.ts";
import { writeReview } from "./write-review.server.ts";

const ctx = await testContext();
const story = { rating: 4, body: "Nos explicaron cada paso y cada precio sin prisa.", authorLabel: "J. T." };
const amaranta = idOfPerson("amaranta");

async function agreed() {
  const [center, patient] = [await addOpenCenter(ctx, `resenas-${randomUUID().slice(0, 8)}`), await addPatient(ctx)];
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  await moveToPast(ctx, id);
  return { center, patient, id, member: { userId: amaranta, providerId: center.id } };
}

async function held(of?: Awaited<ReturnType<typeof agreed>>) {
  const it = of ?? (await agreed());
  await changeConsultation(ctx, { side: "patient", userId: it.patient }, it.id, { act: "held" });
  await changeConsultation(ctx, { side: "provider", providerId: it.center.id }, it.id, { act: "held" });
  return it;
}

async function published() {
  const it = await held();
  await writeReview(ctx, it.patient, { consultationId: it.id, ...story });
  const own = await ctx.db.selectFrom("reviews").select("id").where("consultation_id", "=", it.id).executeTakeFirstOrThrow();
  await decideReview(ctx.db, own.id, { publish: true }, "cli");
  return { ...it, reviewId: own.id };
}

test("only a consultation that both sides confirmed is reviewed, once, by its own patient", async () => {
  const it = await agreed();
  const review = { consultationId: it.id, ...story };
  expect(await writeReview(ctx, it.patient, review)).toBe("not-found");
  await changeConsultation(ctx, { side: "patient", userId: it.patient }, it.id, { act: "held" });
  expect(await writeReview(ctx, it.patient, review)).toBe("not-found");
  await changeConsultation(ctx, { side: "provider", providerId: it.center.id }, it.id, { act: "held" });
  expect(await writeReview(ctx, await addPatient(ctx), review)).toBe("not-found");
  const twice = await Promise.all([writeReview(ctx, it.patient, review), writeReview(ctx, it.patient, review)]);
  expect(twice.sort()).toEqual(["written", "written-before"]);
});

test("a review is public only when our team has read it, and may be kept out with a reason", async () => {
  const it = await held();
  await writeReview(ctx, it.patient, { consultationId: it.id, ...story });
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toEqual([]);
  const { id } = await ctx.db.selectFrom("reviews").select("id").where("consultation_id", "=", it.id).executeTakeFirstOrThrow();
  await decideReview(ctx.db, id, { publish: false, reason: "Nombra a otra persona" }, "cli");
  expect(await reviewOfConsultation(ctx.db, it.patient, it.id)).toMatchObject({ status: "rejected", reason: "Nombra a otra persona" });
  expect(await reviewOfConsultation(ctx.db, await addPatient(ctx), it.id)).toBeNull();
  await decideReview(ctx.db, id, { publish: true }, "cli");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([{ body: story.body, reply: null }]);
});

test("fewer than three reviews are no score", async () => {
  const center = await addOpenCenter(ctx, `nota-${randomUUID().slice(0, 8)}`);
  for (const count of [1, 2, 3]) {
    const patient = await addPatient(ctx);
    const id = await requested(ctx, center.id, patient);
    await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
    await moveToPast(ctx, id, count);
    await held({ center, patient, id, member: { userId: amaranta, providerId: center.id } });
    await writeReview(ctx, patient, { consultationId: id, ...story });
    const review = await ctx.db.selectFrom("reviews").select("id").where("consultation_id", "=", id).executeTakeFirstOrThrow();
    await decideReview(ctx.db, review.id, { publish: true }, "cli");
    expect(await reviewStats(ctx.db, center.id)).toEqual([{ average_rating: count < 3 ? null : 4, total_reviews: count }]);
  }
});

test("only the reviewed center answers a public review, and a report leaves it public", async () => {
  const it = await published();
  const stranger = await published();
  expect(await replyToReview(ctx, stranger.member, it.reviewId, "Gracias.")).toBe("not-found");
  expect(await replyToReview(ctx, { ...it.member, userId: idOfPerson("yadira") }, it.reviewId, "Gracias.")).toBe("not-found");
  expect(await replyToReview(ctx, it.member, it.reviewId, "Gracias por contarlo.")).toBe("done");
  expect(await reportReview(ctx, it.member, it.reviewId, { reason: "insult", body: "" })).toBe("done");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([
    { reply: { text: "Gracias por contarlo." }, reported: true },
  ]);
  expect((await reviewsToDecide(ctx.db)).find(({ id }) => id === it.reviewId)).toMatchObject({ status: "published", reports: ["insult"] });
  await decideReview(ctx.db, it.reviewId, { publish: true }, "cli");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([{ reported: false }]);
});
