import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { lastBackup, noteBackup } from "./backups.server.ts";
import { beat, workerBeat } from "./beat.server.ts";
import { siteHealth } from "./site-health.server.ts";

const ctx = await testContext();
const { db } = ctx;

beforeEach(async () => {
  for (const table of ["job_days", "mail_messages", "backups", "heartbeats"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
});

const jobsOn = (daysAgo: number, done: number, retried = 0, given_up = 0) =>
  sql`insert into job_days (day, kind, done, retried, given_up)
    values ((now() at time zone 'America/Santo_Domingo')::date - ${daysAgo}::int, 'expire-offers', ${done}, ${retried}, ${given_up})`.execute(
    db,
  );

test("a day is good, had trouble that ended by itself, or needs a person; the sums are those of the thirty days that are shown", async () => {
  await jobsOn(0, 4);
  await jobsOn(1, 3, 1);
  await jobsOn(2, 2, 1, 1);
  await jobsOn(29, 10);
  await jobsOn(30, 100);
  const { days, jobs } = await siteHealth(db);
  expect([0, 1, 2, 3, 29].map((daysAgo) => days.at(-1 - daysAgo)!.jobs)).toEqual(["good", "trouble", "bad", "none", "good"]);
  expect(jobs).toEqual({ done: 19, retried: 2, dead: 0 });
});

test("a mail that came only at the second try was trouble, and one that was refused needs a person", async () => {
  const mail = (key: string, status: string, attempts: number, daysAgo = 0) =>
    sql`insert into mail_messages (effect_key, template, message_id, status, attempts, created_at)
      values (${key}, 'offer', ${key}, ${status}, ${attempts}, now() - make_interval(days => ${daysAgo}))`.execute(db);
  const state = async () => (await siteHealth(db)).days.at(-1)!.mails;
  expect(await state()).toBe("none");
  await mail("a", "sent", 1);
  expect(await state()).toBe("good");
  await mail("b", "sent", 2);
  expect(await state()).toBe("trouble");
  await mail("c", "refused", 1);
  await mail("d", "queued", 0);
  await mail("e", "sent", 1, 40);
  expect(await state()).toBe("bad");
  expect((await siteHealth(db)).mails).toEqual({ sent: 2, refused: 1 });
});

test("a worker that is silent for a minute counts as stopped", async () => {
  expect(await workerBeat(db)).toEqual({ at: null, alive: false });
  await beat(db, "readyz");
  expect((await workerBeat(db)).alive).toBe(false);
  await beat(db, "worker");
  expect(await workerBeat(db)).toEqual({ at: expect.any(Date), alive: true });
  await sql`update heartbeats set at = at - interval '61 seconds'`.execute(db);
  expect((await workerBeat(db)).alive).toBe(false);
  await beat(db, "worker");
  expect((await workerBeat(db)).alive).toBe(true);
});

test("the newest backup is known with its size, and its day is good", async () => {
  expect([await lastBackup(db), (await siteHealth(db)).days.at(-1)!.backup]).toEqual([null, "none"]);
  await noteBackup(db, { bytes: 7, name: null });
  await sql`update backups set made_at = made_at - interval '1 minute'`.execute(db);
  await noteBackup(db, { bytes: 9, name: null });
  expect(await lastBackup(db)).toMatchObject({ madeAt: expect.any(Date), bytes: 9, name: null, provedAt: null, proof: null, fault: null });
  expect((await siteHealth(db)).days.at(-1)!.backup).toBe("good");
});
