import { sql } from "kysely";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { deadLettersOf, HopelessJob, installJobSchema, type JobKind, type JobRunnerOptions, openJobQueue, openJobRunner } from "./jobs.ts";

interface Greet {
  who: string;
}
const greet: JobKind<Greet> = { name: "greet", schema: z.object({ who: z.string() }), retryLimit: 1, retryDelaySeconds: 1 };
const QUICK: JobRunnerOptions = { superviseSeconds: 1, pollSeconds: 0.5, stopTimeoutSeconds: 1 };

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
await installJobSchema(url, [greet]);
const jobs = await openJobQueue(db);
afterAll(() => jobs.close());
beforeEach(() => sql`delete from pgboss.job`.execute(db));

async function runner(options = QUICK) {
  const running = await openJobRunner(url, options);
  onTestFinished(() => running.stop());
  return running;
}

/** Returns the names in the payloads of the jobs that wait in a queue. */
async function waiting(queue: string) {
  const { rows } = await sql<{ data: Greet }>`
    select data from pgboss.job where name = ${queue} and state in ('created', 'retry') order by created_on`.execute(db);
  return rows.map(({ data }) => data.who);
}

test("a job exists exactly when the transaction that caused it commits", async () => {
  const greeted: string[] = [];
  await (await runner()).work(greet, async ({ who }) => void greeted.push(who));

  const rolledBack = db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, greet, { who: "nobody" });
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  await db.transaction().execute((tx) => jobs.enqueue(tx, greet, { who: "Ana" }));

  await expect.poll(() => greeted).toEqual(["Ana"]);
  const { rows } = await sql`select from pgboss.job where data @> '{"who": "nobody"}'`.execute(db);
  expect(rows).toEqual([]);
});

test("a job in the caller's own statement is added only when its condition holds", async () => {
  for (const [who, holds] of [
    ["Ana", true],
    ["nobody", false],
    ["Luis", null],
  ] as const) {
    const job = await jobs.insertion(greet, { who }, { singletonKey: who, condition: sql`${holds}::boolean` });
    await sql`with job as (${job}) select 1`.execute(db);
  }
  expect(await waiting("greet")).toEqual(["Ana"]);
});

test("a transaction that enqueues a job does not notify, since such commits would wait for one another", async () => {
  const job = await jobs.insertion(greet, { who: "Ana" }, { condition: sql`true` });
  expect(job.compile(db).sql).not.toContain("pg_notify");
});

test("a job wakes its worker: no polling is needed", async () => {
  const greeted: string[] = [];
  await (await runner({ ...QUICK, pollSeconds: 600 })).work(greet, async ({ who }) => void greeted.push(who));
  await new Promise((resolve) => setTimeout(resolve, 500)); // until after the first fetch
  await jobs.enqueue(db, greet, { who: "Ana" });
  await expect.poll(() => greeted).toEqual(["Ana"]);
});

test("a backlog is processed without a pause between jobs", async () => {
  const names = ["Ana", "Luis", "Eva", "Sol"];
  for (const who of names) await jobs.enqueue(db, greet, { who });
  const greeted: string[] = [];
  await (await runner({ ...QUICK, pollSeconds: 600 })).work(greet, async ({ who }) => void greeted.push(who));
  await expect.poll(() => greeted).toEqual(names);
});

test("a failing job is retried, and then goes to the dead letters", async () => {
  let attempts = 0;
  await (await runner()).work(greet, async () => {
    attempts++;
    throw new Error("not today");
  });
  await jobs.enqueue(db, greet, { who: "Ana" });
  await expect.poll(() => waiting(deadLettersOf(greet))).toEqual(["Ana"]);
  expect(attempts).toBe(2);
});

test("a job that fails once succeeds at the retry", async () => {
  const greeted: string[] = [];
  let attempts = 0;
  await (await runner()).work(greet, async ({ who }) => {
    if (++attempts === 1) throw new Error("not yet");
    greeted.push(who);
  });
  await jobs.enqueue(db, greet, { who: "Ana" });
  await expect.poll(() => greeted).toEqual(["Ana"]);
});

test("a hopeless or unreadable job is not retried", async () => {
  let attempts = 0;
  await (await runner()).work(greet, async () => {
    attempts++;
    throw new HopelessJob("never");
  });
  await jobs.enqueue(db, greet, { who: "Ana" });
  await expect.poll(() => waiting(deadLettersOf(greet))).toEqual(["Ana"]);
  expect(attempts).toBe(1);
  await jobs.enqueue(db, { ...greet, schema: z.any() }, { nonsense: true } as unknown as Greet);
  await expect.poll(() => waiting(deadLettersOf(greet))).toHaveLength(2);
  expect(attempts).toBe(1);
});

test("of two jobs with the same key the second is not added while the first waits or runs", async () => {
  await jobs.enqueue(db, greet, { who: "Ana" }, { singletonKey: "a" });
  await jobs.enqueue(db, greet, { who: "Ana again" }, { singletonKey: "a" });
  await jobs.enqueue(db, greet, { who: "Luis" }, { singletonKey: "b" });
  expect(await waiting("greet")).toEqual(["Ana", "Luis"]);
  const greeted: string[] = [];
  await (await runner()).work(greet, async ({ who }) => void greeted.push(who));
  await expect.poll(() => greeted).toEqual(["Ana", "Luis"]);
  const again = () => jobs.enqueue(db, greet, { who: "Ana once more" }, { singletonKey: "a" }).then(() => greeted);
  await expect.poll(again).toContain("Ana once more");
});

test("installing again keeps the queues, and applies changed settings", async () => {
  await jobs.enqueue(db, greet, { who: "Ana" });
  await installJobSchema(url, [{ ...greet, retryLimit: 7 }]);
  expect(await waiting("greet")).toEqual(["Ana"]);
  const { rows } = await sql<{ retry_limit: number }>`select retry_limit from pgboss.queue where name = 'greet'`.execute(db);
  expect(rows).toEqual([{ retry_limit: 7 }]);
});
