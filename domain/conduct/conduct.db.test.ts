import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import type { ObjectionView } from "./conduct.ts";
import { newestConduct, objectionsPage, publicConduct } from "./conduct-queries.server.ts";
import { decideObjection } from "./decide-objection.server.ts";
import { objectToConduct } from "./object-to-conduct.server.ts";
import { projectReplies } from "./project-replies.server.ts";
import { proposeConduct } from "./propose-conduct.server.ts";

const ctx = await testContext();
const userId = idOfPerson("amaranta");
const listed = async (view: ObjectionView) =>
  (await objectionsPage(ctx.db, { view, search: null, sort: "turno", descending: false, page: 1, decision: null })).rows.map(
    ({ id }) => id,
  );

/** Makes a public center of Amaranta's that is always open, so that its open hours are those of the clock. */
async function aCenter() {
  const always = [["00:00", "24:00"]];
  const week = Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, always]));
  const center = await addCenter(ctx, `conduct-${randomUUID().slice(0, 8)}`, { opening_hours: JSON.stringify(week) });
  await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: center.id, role: "owner" }).execute();
  return { ...center, member: { userId, providerId: center.id } };
}

/** Makes an offer of this many days ago, answered after this many hours or never. */
async function offered(providerId: string, daysAgo: number, hours: number | null, status = hours === null ? "expired" : "purchased") {
  const digest = randomBytes(32);
  const { id } = await ctx.db
    .insertInto("leads")
    .values({
      number: `CU-${randomUUID()}`,
      status: "closed",
      kind: "center",
      source: "page",
      email_digest: digest,
      phone_digest: digest,
      body_digest: digest,
      idempotency_key: randomUUID(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const made = sql<Date>`now() - make_interval(days => ${daysAgo})`;
  const offer = await ctx.db
    .insertInto("offers")
    .values({
      lead_id: id,
      provider_id: providerId,
      status,
      exclusivity: "exclusive",
      price_cents: 1_800,
      made_at: made,
      answer_by: sql<Date>`${made} + interval '1 day'`,
      purchased_at: status === "purchased" || status === "returned" ? made : null,
      answered_at: hours === null ? null : sql<Date>`${made} + make_interval(mins => ${hours * 60})`,
      returned_at: status === "returned" ? sql<Date>`now()` : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return offer.id;
}

const figures = (id: string) =>
  ctx.db
    .selectFrom("provider_profiles")
    .select(["reply_median_hours as median", "reply_within_24h as within", "reply_cases as cases"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a profile says how fast it answered the last 90 days, from five cases on and no longer than that", async () => {
  const { id } = await aCenter();
  for (const hours of [2, 4, 6, 30]) await offered(id, 10, hours);
  await offered(id, 100, 1);
  await offered(id, 0, null, "open");
  await offered(id, 10, null, "withdrawn");
  await projectReplies(ctx);
  expect(await figures(id)).toEqual({ median: null, within: null, cases: 0 });
  await offered(id, 10, null);
  await projectReplies(ctx);
  expect(await figures(id)).toEqual({ median: 6, within: 0.6, cases: 5 });
  expect(await projectReplies(ctx)).toBe(0);
  await ctx.db.updateTable("offers").set({ made_at: sql`made_at - interval '90 days'` }).where("provider_id", "=", id).execute();
  await projectReplies(ctx);
  expect(await figures(id)).toEqual({ median: null, within: null, cases: 0 });
});

/** Proposes figures of a center that has five cases. */
async function proposed() {
  const center = await aCenter();
  for (const hours of [2, 4, 6, 8, null]) await offered(center.id, 10, hours);
  await Promise.all([proposeConduct(ctx), proposeConduct(ctx)]);
  return { ...center, conduct: (await newestConduct(ctx.db, center.id))! };
}

const sevenDaysPass = (id: string) =>
  ctx.db
    .updateTable("conduct_publications")
    .set({ public_from: sql`public_from - interval '7 days'`, proposed_at: sql`proposed_at - interval '7 days'` })
    .where("id", "=", id)
    .execute();

test("patients read a center's conduct seven days after its people, who are told once", async () => {
  const { id, member, conduct } = await proposed();
  expect(conduct).toMatchObject({ state: "proposed", cases: 5, answered: 4, opened: 4, returned: 0 });
  const told = await ctx.db.selectFrom("notices").select("kind").where("provider_id", "=", id).execute();
  expect(told).toEqual([{ kind: "conduct-proposed" }]);
  expect(await publicConduct(ctx.db, id)).toBeNull();
  await sevenDaysPass(conduct.id);
  expect(await publicConduct(ctx.db, id)).toMatchObject({ id: conduct.id, answered: 4 });
  expect(await objectToConduct(ctx, member, { id: conduct.id, text: "Tarde" })).toBe("too-late");
});

test("a return is counted with its reason, accepted or not; one that waits for a decision is not, nor one of another center", async () => {
  const [ours, theirs] = [await aCenter(), await aCenter()];
  for (const hours of [2, 4, 6, 8, null]) await offered(ours.id, 10, hours);
  const given = async (providerId: string, reason: string, state: string, daysAgo = 10) => {
    const offer_id = await offered(providerId, daysAgo, 2, state === "upheld" ? "returned" : "purchased");
    const decided_at = state === "asked" ? null : new Date();
    await ctx.db.insertInto("lead_returns").values({ offer_id, reason, state, asked_by: "cli", decided_at }).execute();
  };
  await given(ours.id, "wrong-phone", "upheld");
  await given(ours.id, "wrong-phone", "refused");
  await given(ours.id, "wrong-phone", "refused");
  await given(ours.id, "wrong-phone", "asked");
  await given(ours.id, "duplicate", "upheld");
  await given(ours.id, "outside-criteria", "upheld", 95);
  await given(theirs.id, "unreachable", "upheld");
  await proposeConduct(ctx);
  expect(await newestConduct(ctx.db, ours.id)).toMatchObject({
    opened: 9,
    returned: 2,
    reasons: [
      { reason: "duplicate", upheld: 1, refused: 0 },
      { reason: "wrong-phone", upheld: 1, refused: 2 },
    ],
  });
});

test("what a center objects to waits for our team, and is public only when it was wrong", async () => {
  for (const decision of ["upheld", "dismissed"] as const) {
    const { id, member, conduct } = await proposed();
    const stranger = { userId: idOfPerson("yadira"), providerId: id };
    expect(await objectToConduct(ctx, stranger, { id: conduct.id, text: "No es mío" })).toBe("not-found");
    const other = await aCenter();
    expect(await objectToConduct(ctx, other.member, { id: conduct.id, text: "De otro centro" })).toBe("not-found");
    expect(await objectToConduct(ctx, member, { id: conduct.id, text: "Contestamos por teléfono" })).toBe("done");
    expect(await objectToConduct(ctx, member, { id: conduct.id, text: "Otra vez" })).toBe("too-late");
    await sevenDaysPass(conduct.id);
    expect(await publicConduct(ctx.db, id)).toBeNull();
    expect(await listed("esperan")).toContain(conduct.id);
    expect(await newestConduct(ctx.db, id)).toMatchObject({ state: "objected" });
    const answers = await Promise.all([1, 2].map(() => decideObjection(ctx.db, conduct.id, { decision, reason: "Lo revisamos" }, "cli")));
    expect(answers.toSorted()).toEqual(["done", "not-found"]);
    const lines = ctx.db.selectFrom("audit_log").select(["action", "subject_type", "detail"]).where("subject_id", "=", id);
    expect(await lines.where("action", "like", "conduct.objection-%").execute()).toEqual([
      { action: `conduct.objection-${decision}`, subject_type: "provider", detail: { conduct: conduct.id } },
    ]);
    expect([await listed("esperan"), (await listed("decididas")).at(0)]).toEqual([expect.not.arrayContaining([conduct.id]), conduct.id]);
    expect((await publicConduct(ctx.db, id))?.id).toBe(decision === "dismissed" ? conduct.id : undefined);
    expect(await newestConduct(ctx.db, id)).toMatchObject({
      state: decision === "upheld" ? "kept-back" : "public",
      objection: "Contestamos por teléfono",
      decisionReason: "Lo revisamos",
    });
  }
});

test("what waits for our team begins with the oldest, what is decided with the newest; both by name where somebody asks", async () => {
  const [first, second] = [await proposed(), await proposed()];
  for (const { member, conduct } of [first, second]) await objectToConduct(ctx, member, { id: conduct.id, text: "No es así" });
  const both = [first.conduct.id, second.conduct.id];
  const ours = (ids: string[]) => ids.filter((id) => both.includes(id));
  expect(ours(await listed("esperan"))).toEqual(both);
  for (const id of both) await decideObjection(ctx.db, id, { decision: "dismissed", reason: "Lo revisamos" }, "cli");
  expect(ours(await listed("decididas"))).toEqual(both.toReversed());
  const byName = async (descending: boolean) =>
    (await objectionsPage(ctx.db, { view: "decididas", search: null, sort: "centro", descending, page: 1, decision: null })).rows.map(
      ({ center }) => center,
    );
  expect(await byName(true)).toEqual((await byName(false)).toReversed());
});
