import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { summarizeWeek } from "#domain/conduct/weekly-summary.server.ts";
import type { Context } from "#domain/context.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { addDays } from "#platform/days.ts";
import { addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { checkDocuments } from "./check-documents.server.ts";
import { remindUnfinished } from "./remind-unfinished.server.ts";
import { tellOldPrices } from "./tell-old-prices.server.ts";

// What scheduled jobs tell centers: each thing once, however many times and workers they run.

const ctx = await testContext();
const { db } = ctx;
const amaranta = idOfPerson("amaranta");
let center: string;

beforeEach(async () => {
  await db.deleteFrom("notices").execute();
  // The managers of the demo world's centers are removed, so that only the test's own center is told.
  await db.deleteFrom("provider_accounts").execute();
  center = (await addCenter(ctx, `reloj-${randomUUID().slice(0, 8)}`)).id;
  await db.insertInto("provider_accounts").values({ user_id: amaranta, provider_id: center, role: "owner" }).execute();
});

const told = async (userId = amaranta) =>
  db.selectFrom("notices").select(["kind", "facts"]).where("user_id", "=", userId).orderBy("created_at").execute();
const kinds = async (userId?: string) => (await told(userId)).map(({ kind }) => kind);
/** Runs a job as two workers at once, then again. */
async function run(job: (context: Context) => Promise<void>): Promise<void> {
  await Promise.all([job(ctx), job(ctx)]);
  await job(ctx);
}
const statusOf = async () =>
  (await db.selectFrom("provider_profiles").select("verification_status").where("id", "=", center).executeTakeFirstOrThrow())
    .verification_status;

async function addPaper(kind: string, days: number, state = "accepted") {
  await sql`
    insert into provider_documents (provider_id, kind, file_name, stored_as, media_type, bytes, expires_on, state)
    values (${center}, ${kind}, 'a.pdf', 'a', 'application/pdf', 1, (now() at time zone 'America/Santo_Domingo')::date + ${days}::int, ${state})`.execute(
    db,
  );
}

test("a paper is told thirty days before it expires and when it has, with the day on which the grace ends", async () => {
  await addPaper("seguro", 31);
  await addPaper("laboratorio", 30);
  await addPaper("habilitacion", -1);
  await addPaper("bioseguridad", -100);
  await addPaper("resultados", 5, "returned");
  await run(checkDocuments);
  expect((await told()).map(({ kind, facts }) => [kind, (facts as { document: string }).document]).sort()).toEqual([
    ["document-expired", "habilitacion"],
    ["document-expiring", "laboratorio"],
  ]);
  expect((await told()).find(({ kind }) => kind === "document-expired")?.facts).toMatchObject({ until: expect.stringMatching(/^\d{4}-/) });
  expect(await statusOf()).toBe("published");
});

test("after the grace the profile goes back to be checked, once, with its line; a renewed paper keeps it public", async () => {
  await addPaper("habilitacion", -31);
  await addPaper("habilitacion", 300, "received");
  await run(checkDocuments);
  expect(await statusOf()).toBe("published");
  await db.deleteFrom("provider_documents").where("provider_id", "=", center).where("state", "=", "received").execute();
  await run(checkDocuments);
  expect(await statusOf()).toBe("pending");
  expect((await kinds()).filter((kind) => kind === "licence-lapsed")).toHaveLength(1);
  const lines = await db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", center)
    .where("action", "=", "provider.licence_lapsed")
    .execute();
  expect(lines).toHaveLength(1);
});

test("old prices are told once in ninety days, counted by their newest day", async () => {
  const lines = await db.selectFrom("price_lines").select("id").limit(2).execute();
  const price = (line: string, days: number) =>
    sql`insert into provider_prices (id, provider_id, price_line_id, amount_cents, informed_on)
      values (${randomUUID()}, ${center}, ${line}, 100000, current_date - ${days}::int)`.execute(db);
  await price(lines[0]!.id, 300);
  await price(lines[1]!.id, 300);
  await price(lines[1]!.id, 10);
  await run(tellOldPrices);
  expect(await told()).toEqual([{ kind: "prices-old", facts: { count: 1 } }]);
  await sql`update notices set created_at = created_at - interval '91 days', effect_key = 'earlier'`.execute(db);
  await run(tellOldPrices);
  expect(await told()).toHaveLength(2);
});

test("an unfinished profile is recalled after three and after ten days, then never; so is a registration without a profile", async () => {
  const registered = await addPatient(ctx);
  await db.insertInto("provider_registrations").values({ user_id: registered, provider_type: "clinic", name: "Nueva" }).execute();
  await db.updateTable("provider_profiles").set({ verification_status: "draft" }).where("id", "=", center).execute();
  const after = async (days: number) => {
    const at = sql<Date>`now() - make_interval(days => ${days}) - interval '1 hour'`;
    await db.updateTable("provider_profiles").set({ created_at: at }).where("id", "=", center).execute();
    await db.updateTable("provider_registrations").set({ created_at: at }).where("user_id", "=", registered).execute();
    await run(remindUnfinished);
    return [(await kinds()).length, (await kinds(registered)).length];
  };
  expect(await after(2)).toEqual([0, 0]);
  expect(await after(3)).toEqual([1, 1]);
  expect(await after(9)).toEqual([1, 1]);
  expect(await after(10)).toEqual([2, 2]);
  expect(await after(40)).toEqual([2, 2]);
  await db.deleteFrom("notices").execute();
  await db.updateTable("provider_profiles").set({ verification_status: "pending" }).where("id", "=", center).execute();
  expect((await after(3))[0]).toBe(0);
});

test("a week without anything is not told; one with visits is, once, with what to do next", async () => {
  await run(summarizeWeek);
  expect(await told()).toEqual([]);
  const view = (at: string) =>
    sql`insert into analytics_events (at, name, path, facts) values (
      (date_trunc('week', now() at time zone 'America/Santo_Domingo') + ${at}::interval) at time zone 'America/Santo_Domingo',
      'view_center', '/centros', jsonb_build_object('center_id', ${center}::text))`.execute(db);
  // The first and the last moment of last week, and the moments just outside.
  for (const at of ["-7 days", "-1 second", "0 seconds", "-7 days -1 second"]) await view(at);
  await run(summarizeWeek);
  expect(await told()).toMatchObject([
    { kind: "weekly-summary", facts: { views: 2, requests: 0, consultations: 0, replyHours: null, next: "prices" } },
  ]);
  const { from, to } = (await told())[0]!.facts as { from: string; to: string };
  expect([new Date(`${from}T12:00:00Z`).getUTCDay(), to]).toEqual([1, addDays(from, 6)]);
  await tellNotices(ctx);
  expect(await db.selectFrom("mail_messages").select("id").where("template", "=", "notice").execute()).toHaveLength(1);
});

test("a paper that expires is the next thing to do before any price", async () => {
  await addPaper("seguro", 10);
  await sql`insert into analytics_events (at, name, path, facts) values (
    (date_trunc('week', now() at time zone 'America/Santo_Domingo') - interval '1 day') at time zone 'America/Santo_Domingo',
    'view_center', '/centros', jsonb_build_object('center_id', ${center}::text))`.execute(db);
  await run(summarizeWeek);
  expect(await told()).toMatchObject([{ kind: "weekly-summary", facts: { views: 1, next: "document" } }]);
});
