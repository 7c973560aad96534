import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { replyToReview } from "#domain/reviews/answer-review.server.ts";
import { decideReply } from "#domain/reviews/decide-reply.server.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { noticesOfPerson } from "./notice-queries.server.ts";

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");

/** Returns what somebody was told about a center, in the order of time. */
async function heard(userId: string, slug: string) {
  const { name } = await ctx.db.selectFrom("provider_profiles").select("name").where("slug", "=", slug).executeTakeFirstOrThrow();
  const notices = (await noticesOfPerson(ctx.db, userId)).filter(({ center }) => center === name).reverse();
  return notices.map((notice) => (notice.kind === "consultation" ? notice.facts.event : notice.kind));
}

test("both sides of a consultation, and then of its review, hear what the other did, and not what they did themselves", async () => {
  const [center, patient] = [await addOpenCenter(ctx, `oido-${randomUUID().slice(0, 8)}`), await addPatient(ctx)];
  const provider = { side: "provider", providerId: center.id } as const;
  const id = await requested(ctx, center.id, patient);
  expect([await heard(amaranta, center.slug), await heard(patient, center.slug)]).toEqual([["asked"], []]);
  await changeConsultation(ctx, provider, id, { act: "confirm" });
  await moveToPast(ctx, id);
  await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "held" });
  await changeConsultation(ctx, provider, id, { act: "held" });
  await writeReview(ctx, patient, { consultationId: id, rating: 4, body: "Nos explicaron cada paso y cada precio.", authorLabel: "J. T." });
  const review = await ctx.db.selectFrom("reviews").select("id").where("consultation_id", "=", id).executeTakeFirstOrThrow();
  await decideReview(ctx.db, review.id, { publish: false, reason: "personal-data" }, "cli");
  await decideReview(ctx.db, review.id, { publish: true }, "cli");
  await decideReview(ctx.db, review.id, { publish: true }, "cli");
  const member = { userId: amaranta, providerId: center.id };
  await replyToReview(ctx, member, review.id, "Te vimos por tu miomatosis.");
  await decideReply(ctx.db, review.id, { publish: false, reason: "health-data" }, "cli");
  for (const reply of ["Gracias.", "Gracias por contarlo."]) {
    await replyToReview(ctx, member, review.id, reply);
    await decideReply(ctx.db, review.id, { publish: true }, "cli");
  }
  // The one who confirms is told too, since a confirmation contains directions.
  expect(await heard(amaranta, center.slug)).toEqual([
    ...["asked", "confirmed", "review-received"],
    ...["review-reply-decided", "review-reply-decided", "review-reply-decided"],
  ]);
  expect(await heard(patient, center.slug)).toEqual(["confirmed", "review-returned", "review-published", "review-replied"]);
});

test("a person who asked for a profile hears the decision, and so does who asked for the same one in vain", async () => {
  const center = await addCenter(ctx, `oido-${randomUUID().slice(0, 8)}`);
  const [winner, other] = [await addPatient(ctx), await addPatient(ctx)];
  const claim = await openClaim(ctx, winner, center.id, "Dirijo la clínica.");
  await openClaim(ctx, other, center.id, "Es mía.");
  if (claim.outcome !== "opened") throw new Error(claim.outcome);
  await provePhone(ctx.db, claim.id, "cli");
  await decideClaim(ctx.db, claim.id, { approve: true }, "cli");
  expect([await heard(winner, center.slug), await heard(other, center.slug)]).toEqual([["claim-approved"], ["claim-rejected"]]);
});
