import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { noteBackup } from "#domain/operations/backups.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, submitted } from "#tests/support/leads.ts";
import { silenceRule, takeAlert, tryAlert } from "./act-on-alert.server.ts";
import { countRinging, forgetAlerts, openAlerts, watchedRules } from "./alert-queries.server.ts";
import { type Machine, READ } from "./read-rules.server.ts";
import { watchAlerts } from "./watch-alerts.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = idOfPerson("lia");
const asLia = { ...ctx, actor: `admin:${lia}` as const };

let percent: number | null;
const machine: Machine = {
  disk: () => Promise.resolve(percent),
  certificate: () => Promise.reject(new Error("nobody answers")),
};
/** A Sunday, on which nobody waits for requests. */
const SUNDAY = new Date("2026-11-22T14:00:00-04:00");
const watch = () => watchAlerts({ ...ctx, machine, demonstration: true, at: SUNDAY });

const diskAlerts = () => db.selectFrom("alerts").selectAll().where("rule", "=", "disk").orderBy("began_at").execute();
const mails = async () =>
  (
    await db
      .selectFrom("mail_messages as m")
      .innerJoin("alerts as a", "a.id", "m.alert_id")
      .select(["m.template", "m.user_id"])
      .where("a.rule", "in", ["disk", "test"])
      .orderBy("m.created_at")
      .execute()
  ).map(({ template, user_id }) => `${template} to ${user_id === lia ? "lia" : user_id}`);
const ago = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;

beforeEach(async () => {
  for (const table of ["alert_silences", "alert_readings", "alerts"] as const) await db.deleteFrom(table).execute();
  percent = 50;
});

test("what rings becomes one alert, told once to every administrator, however often it is watched, by two at once too", async () => {
  await watch();
  expect([await diskAlerts(), await mails()]).toEqual([[], []]);
  percent = 91;
  await Promise.all([watch(), watch()]);
  percent = 93;
  await watch();
  expect(await diskAlerts()).toMatchObject([{ facts: { percent: 93 }, ended_at: null, told_at: expect.any(Date) }]);
  expect(await mails()).toEqual(["alert-began to lia"]);
  expect((await openAlerts(db)).find(({ rule }) => rule === "disk")).toMatchObject({ told: true, takenBy: null, facts: { percent: 93 } });
});

test("its end is told once it has lasted an hour; what rings again before is the same alert", async () => {
  percent = 91;
  await watch();
  percent = 50;
  await watch();
  expect(await mails()).toEqual(["alert-began to lia"]);
  percent = 91;
  await watch();
  expect(await diskAlerts()).toMatchObject([{ ended_at: null }]);
  percent = 50;
  await watch();
  await db
    .updateTable("alerts")
    .set({ began_at: ago(90), ended_at: ago(61) })
    .execute();
  await Promise.all([watch(), watch()]);
  expect(await mails()).toEqual(["alert-began to lia", "alert-ended to lia"]);
  percent = 91;
  await watch();
  expect(await diskAlerts()).toHaveLength(2);
  expect(await mails()).toEqual(["alert-began to lia", "alert-ended to lia", "alert-began to lia"]);
});

test("a silenced rule is watched and told of when its silence ends; what was over by then is never told", async () => {
  await silenceRule(asLia, lia, "disk", "hour");
  percent = 91;
  await watch();
  expect([await mails(), (await diskAlerts()).length, (await watchedRules(db)).find(({ rule }) => rule === "disk")]).toEqual([
    [],
    1,
    expect.objectContaining({ rings: true, silentUntil: expect.any(Date) }),
  ]);
  const ringing = await countRinging(db);
  await db
    .updateTable("alert_silences")
    .set({ until: ago(1) })
    .execute();
  expect(await countRinging(db)).toBe(ringing + 1);
  await watch();
  expect(await mails()).toEqual(["alert-began to lia"]);
  await db.deleteFrom("alerts").execute();
  await silenceRule(asLia, lia, "disk", "week");
  await watch();
  percent = 50;
  await watch();
  await silenceRule(asLia, lia, "disk", null);
  await db
    .updateTable("alerts")
    .set({ began_at: ago(90), ended_at: ago(61) })
    .execute();
  await watch();
  expect(await mails()).toEqual([]);
});

test("what was told before its silence is told once more when the silence ends, and its end never inside of one", async () => {
  percent = 91;
  await watch();
  await silenceRule(asLia, lia, "disk", "hour");
  await watch();
  expect(await mails()).toEqual(["alert-began to lia"]);
  await db
    .updateTable("alerts")
    .set({ told_at: ago(70) })
    .execute();
  await db
    .updateTable("alert_silences")
    .set({ set_at: ago(61), until: ago(1) })
    .execute();
  await Promise.all([watch(), watch()]);
  await watch();
  expect(await mails()).toEqual(["alert-began to lia", "alert-began to lia"]);
  await silenceRule(asLia, lia, "disk", "week");
  percent = 50;
  await watch();
  await db
    .updateTable("alerts")
    .set({ began_at: ago(90), ended_at: ago(61) })
    .execute();
  await watch();
  expect(await mails()).toHaveLength(2);
  await silenceRule(asLia, lia, "disk", null);
  await watch();
  expect(await mails()).toEqual(["alert-began to lia", "alert-began to lia", "alert-ended to lia"]);
});

test("a rule that cannot be read keeps no other from being watched, and what is not there is not watched", async () => {
  percent = null;
  await watch();
  const rules = (await watchedRules(db)).map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["deadlines", "mail", "ledger", "jobs"]));
  for (const unread of ["certificate", "disk", "backup", "leads"]) expect(rules).not.toContain(unread);
});

test("one person takes an open alert; a try goes to whoever asks, once in a minute; each act has its line", async () => {
  percent = 91;
  await watch();
  const { id } = (await openAlerts(db)).find(({ rule }) => rule === "disk")!;
  expect(await Promise.all([takeAlert(asLia, lia, id), takeAlert(asLia, lia, id)])).toEqual(expect.arrayContaining([true, false]));
  expect((await openAlerts(db)).find((alert) => alert.id === id)).toMatchObject({ takenBy: "Lía Almonte", takenAt: expect.any(Date) });
  expect((await Promise.all([tryAlert(asLia, lia), tryAlert(asLia, lia)])).toSorted()).toEqual([false, true]);
  expect(await mails()).toEqual(["alert-began to lia", "alert-began to lia"]);
  expect((await openAlerts(db)).some(({ rule }) => (rule as string) === "test")).toBe(false);
  const acts = await db
    .selectFrom("audit_log")
    .select("action")
    .where("action", "like", "alert.%")
    .where("actor", "=", asLia.actor)
    .execute();
  expect(new Set(acts.map(({ action }) => action))).toEqual(new Set(["alert.silenced", "alert.unsilenced", "alert.taken", "alert.tried"]));
});

test("a rule's days: before it was watched, quiet, rang and was over, rings", async () => {
  percent = 91;
  await watch();
  await sql`update alert_readings set first_read_at = now() - interval '10 days'`.execute(db);
  await sql`insert into alerts (rule, facts, began_at, ended_at) values ('disk', '{}', now() - interval '5 days 1 hour', now() - interval '5 days')`.execute(
    db,
  );
  const { days } = (await watchedRules(db)).find(({ rule }) => rule === "disk")!;
  expect([0, 3, 5, 11].map((daysAgo) => days.at(-1 - daysAgo))).toEqual(["bad", "good", "trouble", "none"]);
  expect(days).toHaveLength(28);
  await db
    .updateTable("alerts")
    .set({ began_at: ago(60 * 24 * 800), ended_at: ago(60 * 24 * 740) })
    .execute();
  await forgetAlerts({ db });
  expect(await diskAlerts()).toEqual([]);
});

const watched = { db, machine, demonstration: false, at: SUNDAY };

test("a backup is as old as its hours, and a site without one has none", async () => {
  await sql`delete from backups`.execute(db);
  expect(await READ.backup({ ...watched, at: new Date() })).toEqual({ hours: null, comesBack: true });
  await noteBackup(db, { bytes: 1000, name: null });
  await sql`update backups set made_at = now() - interval '30 hours 5 minutes'`.execute(db);
  expect(await READ.backup({ ...watched, at: new Date() })).toEqual({ hours: 30, comesBack: true });
  await sql`update backups set proved_at = now(), proof_fault = 'its ledger has 1 faults'`.execute(db);
  expect(await READ.backup({ ...watched, at: new Date() })).toEqual({ hours: 30, comesBack: false });
});

test("refusals count since the newest mail that the same domain took", async () => {
  await sql`delete from mail_messages`.execute(db);
  const mail = (key: string, status: string, domain: string, minutes: number) =>
    sql`insert into mail_messages (effect_key, template, message_id, status, receiver_domain, created_at, sent_at)
      values (${key}, 'offer', ${key}, ${status}, ${domain}, ${ago(minutes)}, case when ${status} = 'sent' then ${ago(minutes)} end)`.execute(
      db,
    );
  await mail("a", "refused", "correo.example", 50);
  await mail("b", "refused", "correo.example", 40);
  await mail("c", "refused", "otro.example", 30);
  expect(await READ.mail(watched)).toEqual({ refused: 2, domain: "correo.example" });
  await mail("d", "sent", "correo.example", 20);
  expect(await READ.mail(watched)).toEqual({ refused: 1, domain: "otro.example" });
  await sql`delete from mail_messages`.execute(db);
  expect(await READ.mail(watched)).toEqual({ refused: 0, domain: null });
});

test("silence is measured in business hours against the same hours of the business days before", async () => {
  const lead = (at: string, count = 1) =>
    sql`insert into leads overriding user value select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'created_at', ${at}::timestamptz, 'number', gen_random_uuid()::text, 'idempotency_key', gen_random_uuid()))).*
      from leads l, generate_series(1, ${count}::int) where l.id = (select id from leads order by created_at, id limit 1)`.execute(db);
  await addCenter(ctx, "luna");
  await submitted(ctx, { originSlug: "luna" });
  await sql`update leads set created_at = '2025-01-01'`.execute(db);
  // The 20th of November 2026 is a Friday. The 28 days before it have 19 business days without the Day of the Constitution.
  const friday = new Date("2026-11-20T14:00:00-04:00");
  for (const day of ["2026-11-19", "2026-11-18", "2026-11-17"]) await lead(`${day}T12:30:00-04:00`, 19);
  await lead("2026-11-19T20:00:00-04:00", 40);
  await lead("2026-11-15T12:00:00-04:00", 40);
  const read = (at: Date) => READ.leads({ ...watched, at });
  expect(await read(friday)).toEqual({ came: 0, usual: 3 });
  await lead("2026-11-20T12:00:00-04:00");
  expect(await read(friday)).toMatchObject({ came: 1 });
  expect(await read(new Date("2026-11-20T10:59:00-04:00"))).toBeNull();
  expect(await read(new Date("2026-11-20T18:00:00-04:00"))).toBeNull();
  expect(await read(SUNDAY)).toBeNull();
});
