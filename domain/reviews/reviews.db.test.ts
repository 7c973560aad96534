import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import type { Actor } from "#domain/audit/actor.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { reviewStats } from "#domain/directory/review-stats.server.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { replyToReview, reportReview } from "./answer-review.server.ts";
import { appealAsCenter, appealAsWriter } from "./appeal-review.server.ts";
import { decideReply } from "./decide-reply.server.ts";
import { decideReview } from "./decide-review.server.ts";
import type { ModerationQuestion } from "./moderation.ts";
import { decisionTime, moderatedReviews, reviewsToDecide, reviewToModerate } from "./moderation-queries.server.ts";
import { projectRatings } from "./project-ratings.server.ts";
import { ASKED_DAYS, reviewOfConsultation, reviewsReceived, reviewsToWrite } from "./review-queries.server.ts";
import { writeReview } from "./write-review.server.ts";

const ctx = await testContext();
const story = { rating: 4, body: "Nos explicaron cada paso y cada precio sin prisa.", authorLabel: "J. T." };
const amaranta = idOfPerson("amaranta");

async function agreed(of?: Awaited<ReturnType<typeof addOpenCenter>>) {
  const [center, patient] = [of ?? (await addOpenCenter(ctx, `resenas-${randomUUID().slice(0, 8)}`)), await addPatient(ctx)];
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

async function published(of?: Awaited<ReturnType<typeof agreed>>) {
  const it = await held(of);
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

test("a review is asked for once both sides say that it was held, until it is written or two months are over", async () => {
  const it = await agreed();
  const asked = (userId = it.patient) => reviewsToWrite(ctx.db, userId);
  expect(await asked()).toEqual([]);
  await changeConsultation(ctx, { side: "patient", userId: it.patient }, it.id, { act: "held" });
  expect(await asked()).toEqual([]);
  await changeConsultation(ctx, { side: "provider", providerId: it.center.id }, it.id, { act: "held" });
  expect(await asked()).toMatchObject([{ consultationId: it.id }]);
  expect(await asked(await addPatient(ctx))).toEqual([]);
  await writeReview(ctx, it.patient, { consultationId: it.id, ...story });
  expect(await asked()).toEqual([]);
  const old = await held();
  await ctx.db
    .updateTable("consultations")
    .set({ held_on: sql`current_date - ${ASKED_DAYS}::int` })
    .where("id", "=", old.id)
    .execute();
  expect(await asked(old.patient)).toEqual([]);
});

test("a review is public only when our team has read it, and may be kept out with a reason", async () => {
  const it = await held();
  await writeReview(ctx, it.patient, { consultationId: it.id, ...story });
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toEqual([]);
  const { id } = await ctx.db.selectFrom("reviews").select("id").where("consultation_id", "=", it.id).executeTakeFirstOrThrow();
  await decideReview(ctx.db, id, { publish: false, reason: "personal-data", note: "Nombra a su médico." }, "cli");
  await published();
  const refusal = { reason: "personal-data", note: "Nombra a su médico." };
  expect(await reviewOfConsultation(ctx.db, it.patient, it.id)).toMatchObject({ status: "rejected", refusal });
  expect(await reviewOfConsultation(ctx.db, await addPatient(ctx), it.id)).toBeNull();
  await decideReview(ctx.db, id, { publish: true }, "cli");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([{ body: story.body, reply: null }]);
  expect(await linesOf(id)).toEqual([
    ["review.written", {}],
    ["review.rejected", { about: "review", before: { status: "pending" }, after: { status: "rejected" }, refusal: "personal-data" }],
    ["review.published", { about: "own", before: { status: "rejected" }, after: { status: "published" } }],
  ]);
  for (const nobody of [randomUUID(), "nobody"]) expect(await decideReview(ctx.db, nobody, { publish: true }, "cli")).toBe("not-found");
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
  // Counting all centers again finds what each decision counted.
  expect(await projectRatings(ctx.db)).toBe(0);
});

test("only the reviewed center answers a public review; our team reads the answer before it is public, and may take it down", async () => {
  const it = await published();
  const stranger = await published();
  const shown = async () => (await reviewsReceived(ctx.db, it.center.id)).reviews[0];
  expect(await replyToReview(ctx, stranger.member, it.reviewId, "Gracias.")).toBe("not-found");
  expect(await replyToReview(ctx, { ...it.member, userId: idOfPerson("yadira") }, it.reviewId, "Gracias.")).toBe("not-found");
  expect(await replyToReview(ctx, it.member, it.reviewId, "Te vimos por tu miomatosis.")).toBe("done");
  const writerHeard = async () =>
    (await ctx.db.selectFrom("notices").select("kind").where("user_id", "=", it.patient).execute()).map(({ kind }) => kind);
  const seen = (await reviewToModerate(ctx.db, it.reviewId, "cli"))!.version;
  expect(await shown()).toMatchObject({ reply: null, proposed: { text: "Te vimos por tu miomatosis." } });
  const refusal = { reason: "health-data", note: "" } as const;
  expect(await decideReply(ctx.db, it.reviewId, { publish: false, ...refusal }, "cli", seen)).toBe("done");
  expect(await decideReply(ctx.db, it.reviewId, { publish: true }, "cli", seen)).toBe("changed");
  expect(await shown()).toMatchObject({ reply: null, proposed: { since: null, refusal } });
  expect(await writerHeard()).not.toContain("review-replied");
  await replyToReview(ctx, it.member, it.reviewId, "Gracias por contarlo.");
  await decideReply(ctx.db, it.reviewId, { publish: true }, "cli");
  expect(await writerHeard()).toContain("review-replied");
  for (const nobody of [randomUUID(), "nobody"]) expect(await decideReply(ctx.db, nobody, { publish: true }, "cli")).toBe("not-found");
  expect(await shown()).toMatchObject({ reply: { text: "Gracias por contarlo." }, proposed: null });
  await decideReply(ctx.db, it.reviewId, { publish: false, reason: "insult" }, "cli");
  expect(await shown()).toMatchObject({ reply: null, proposed: { text: "Gracias por contarlo.", refusal: { reason: "insult" } } });
});

test("a report leaves a review public, and may be appealed once it was decided; so may a refusal, once by each side", async () => {
  const it = await published();
  const appealed = (body = "Miren otra vez.") => appealAsCenter(ctx, it.member, it.reviewId, body);
  expect(await appealed()).toBe("not-found");
  expect(await reportReview(ctx, it.member, it.reviewId, { reason: "insult", body: "" })).toBe("done");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([{ reported: true, mayAppeal: false }]);
  expect(await waitsOf(it.reviewId)).toEqual(["report"]);
  await decideReview(ctx.db, it.reviewId, { publish: true }, "cli");
  expect((await reviewsReceived(ctx.db, it.center.id)).reviews).toMatchObject([{ reported: false, mayAppeal: true }]);
  expect([await appealed(), await appealed()]).toEqual(["asked", "asked-before"]);
  expect(await waitsOf(it.reviewId)).toEqual(["appeal"]);
  await decideReview(ctx.db, it.reviewId, { publish: false, reason: "insult" }, `admin:${idOfPerson("lia")}`);
  expect(await appealAsWriter(ctx, await addPatient(ctx), it.id, "No es mía.")).toBe("not-found");
  const twice = [await appealAsWriter(ctx, it.patient, it.id, "No insulta."), await appealAsWriter(ctx, it.patient, it.id, "Otra vez.")];
  expect(twice).toEqual(["asked", "asked-before"]);
  await decideReview(ctx.db, it.reviewId, { publish: true, note: "Es una opinión." }, "cli");
  expect(await reviewOfConsultation(ctx.db, it.patient, it.id)).toMatchObject({ status: "published", appeal: { upheld: true } });
  expect((await linesOf(it.reviewId)).filter(([action]) => /reported|appealed/.test(action))).toEqual([
    ["review.reported", { reason: "insult" }],
    ["review.appealed", { side: "center" }],
    ["review.appealed", { side: "writer" }],
  ]);
  const { appeals, decisions } = (await reviewToModerate(ctx.db, it.reviewId, "cli"))!;
  expect(appeals).toMatchObject([
    { side: "center", upheld: true },
    { side: "writer", upheld: true },
  ]);
  expect(decisions.map(({ about }) => about)).toEqual(["appeal", "appeal", "report", "review"]);
  const heard = await ctx.db.selectFrom("notices").select(["user_id", "kind"]).where("provider_id", "=", it.center.id).execute();
  const kindsOf = (user: string) =>
    heard.filter(({ user_id, kind }) => user_id === user && kind.startsWith("review")).map(({ kind }) => kind);
  expect(kindsOf(it.patient).sort()).toEqual(["review-appeal-decided", "review-published", "review-returned"]);
  expect(kindsOf(amaranta).sort()).toEqual(["review-appeal-decided", "review-received", "review-report-decided"]);
  // Another review of the same center was reported too: each is appealed for itself.
  const other = await published(await agreed(it.center));
  await reportReview(ctx, it.member, other.reviewId, { reason: "other", body: "" });
  await decideReview(ctx.db, other.reviewId, { publish: true }, "cli");
  expect(await appealAsCenter(ctx, it.member, other.reviewId, "Esta también.")).toBe("asked");
  expect((await reviewToModerate(ctx.db, other.reviewId, "cli"))!.appeals).toMatchObject([{ body: "Esta también." }]);
});

test("an appeal is for another administrator than the first, unless there is none; what changed in the meantime is not decided blindly", async () => {
  const it = await published();
  const first = `admin:${idOfPerson("lia")}` as const;
  const refuse = (actor: Actor, seen?: string) => decideReview(ctx.db, it.reviewId, { publish: false, reason: "insult" }, actor, seen);
  const { version } = (await reviewToModerate(ctx.db, it.reviewId, first))!;
  expect(await refuse(first, version)).toBe("done");
  expect(await refuse(first, version)).toBe("changed");
  await appealAsWriter(ctx, it.patient, it.id, "No insulta a nadie.");
  const second = await addPatient(ctx);
  await ctx.db.insertInto("user_roles").values({ user_id: second, role: "admin" }).execute();
  expect(await refuse(first)).toBe("same-person");
  expect((await reviewToModerate(ctx.db, it.reviewId, first))!.forAnother).toBe(true);
  expect((await reviewToModerate(ctx.db, it.reviewId, `admin:${second}`))!.forAnother).toBe(false);
  await ctx.db.deleteFrom("user_roles").where("user_id", "=", second).execute();
  expect(await refuse(first)).toBe("done");
  expect(await reviewOfConsultation(ctx.db, it.patient, it.id)).toMatchObject({ status: "rejected", appeal: { upheld: false } });
});

test("our team reads reviews by what waits and how long, without who wrote them, and its time is measured from five decisions on", async () => {
  const it = await held();
  await writeReview(ctx, it.patient, { consultationId: it.id, ...story });
  const { id, created_at: since } = await ctx.db
    .updateTable("reviews")
    .set({ created_at: new Date(Date.now() - 5 * 86_400_000) })
    .where("consultation_id", "=", it.id)
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  const { name } = await ctx.db.selectFrom("provider_profiles").select("name").where("id", "=", it.center.id).executeTakeFirstOrThrow();
  const asked = { search: name, view: "esperan", sort: "espera", descending: false, page: 1, kind: null, late: null } as const;
  const found = async (change: Partial<ModerationQuestion>) =>
    (await moderatedReviews(ctx.db, { ...asked, ...change })).rows.map((row) => row.id);
  expect(await found({ kind: "review", late: true })).toEqual([id]);
  expect([await found({ late: false }), await found({ kind: "appeal" }), await found({ view: "publicadas" })]).toEqual([[], [], []]);
  const fresh = await held(await agreed(it.center));
  await writeReview(ctx, fresh.patient, { consultationId: fresh.id, ...story });
  const [late] = await found({ late: false });
  expect([await found({}), await found({ late: true })]).toEqual([[id, late], [id]]);
  const page = async (page: number) => (await moderatedReviews(ctx.db, { ...asked, page }, 1)).rows.map((row) => row.id);
  expect([await page(1), await page(2), await page(3)]).toEqual([[id], [late], []]);
  expect((await reviewsToDecide(ctx.db, [late!, id, "nobody", randomUUID()])).map(({ id, undecided }) => [id, undecided])).toEqual([
    [id, true],
    [late, true],
  ]);
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", it.patient).executeTakeFirstOrThrow();
  const told = JSON.stringify(await reviewToModerate(ctx.db, id, "cli"));
  for (const canary of [it.patient, email]) expect(told).not.toContain(canary);
  const before = await decisionTime(ctx.db);
  await decideReview(ctx.db, id, { publish: true }, "cli");
  const decision = ctx.db.selectFrom("review_decisions").select("waited_since").where("review_id", "=", id);
  expect(await decision.executeTakeFirst()).toEqual({ waited_since: since });
  const after = await decisionTime(ctx.db);
  expect(after.cases).toBe(before.cases + 1);
  expect(after.medianDays === null).toBe(after.cases < 5);
  expect([await found({}), await found({ view: "publicadas" })]).toEqual([[late], [id]]);
});

/** What the log tells of a review, in the order of time. */
const linesOf = async (id: string) =>
  (await ctx.db.selectFrom("audit_log").select(["action", "detail"]).where("subject_id", "=", id).orderBy("id").execute()).map(
    ({ action, detail }) => [action, detail] as const,
  );

const waitsOf = async (id: string) =>
  (await ctx.db.selectFrom("review_waits").select("kind").where("review_id", "=", id).execute()).map(({ kind }) => kind);
