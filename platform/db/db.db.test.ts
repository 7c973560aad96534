import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { openDatabase } from "./db.ts";
import { inOneGo } from "./pipeline.ts";
import { prepared } from "./prepared.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const url = await testDatabaseUrl();
const db = openTestDatabase(url);

test("money, averages, days and moments arrive with the types that the code declares", async () => {
  const { rows } = await sql`select 123456789012::bigint as cents, 4.5::numeric as average, date '2026-11-20' as day,
    array[date '2026-11-20', date '2026-12-01'] as days, timestamptz '2026-11-20T12:00:00Z' as moment`.execute(db);
  expect(rows).toEqual([
    { cents: 123456789012, average: 4.5, day: "2026-11-20", days: ["2026-11-20", "2026-12-01"], moment: new Date("2026-11-20T12:00:00Z") },
  ]);
});

test("a count that no number can hold is an error, not a rounded count", async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(/too large/);
});

test("the application cannot change the schema, and cannot rewrite the audit log", async () => {
  await expect(sql`create table intruder ()`.execute(db)).rejects.toThrow(/permission denied/);
  const row = { actor: "cli", action: "test.done", subject_type: "test", subject_id: "1" };
  await db.insertInto("audit_log").values(row).execute();
  await expect(db.updateTable("audit_log").set({ actor: "somebody else" }).execute()).rejects.toThrow(/permission denied/);
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow(/permission denied/);
});

async function endConnections(): Promise<number> {
  const owner = new pg.Client(url);
  await owner.connect();
  const { rowCount } = await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'cuna app'",
  );
  await owner.end();
  return rowCount ?? 0;
}

const works = () =>
  sql`select 1 as one`.execute(db).then(
    ({ rows }) => rows.length === 1,
    () => false,
  );

test("idle connections that the server ends are replaced", async () => {
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
  expect(await endConnections()).toBeGreaterThanOrEqual(4);
  await expect.poll(works).toBe(true);
});

test("a connection that ends in a transaction fails that transaction, not the process, and counts as an unavailable database", async () => {
  const cut = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await endConnections();
    await sql`select 1`.execute(tx);
  });
  const error = await cut.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await expect.poll(works).toBe(true);
});

test("a fault of ours does not count as an unavailable database", async () => {
  const fault = await sql`select nonsense`.execute(db).catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(fault)).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }))).toBe(false);
  const away = openTestDatabase("postgresql://postgres@127.0.0.1:1/none");
  expect(isDatabaseUnavailable(await sql`select 1`.execute(away).catch((reason: unknown) => reason))).toBe(true);
});

test("a marked statement is prepared once per connection, whatever its values", async () => {
  const one = openDatabase(url, { max: 1 });
  for (const value of [1, 2, 3]) {
    const { rows } = await prepared(sql<{ twice: number }>`select ${value}::int * 2 as twice`).execute(one);
    expect(rows).toEqual([{ twice: value * 2 }]);
  }
  await sql`select ${1}::int as unmarked`.execute(one);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
  expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining("* 2 as twice")]);
  await one.destroy();
});

test("of two statements in one round trip the second sees what was committed while the first waited, and a failing first one stops it", async () => {
  const lock = () => sql`select pg_advisory_xact_lock(${42})`;
  const count = sql<{ count: number }>`select count(*) from audit_log where action = 'pipeline.tried'`;
  let waiting: Promise<{ count: number }[]> | undefined;
  await db.transaction().execute(async (tx) => {
    await lock().execute(tx);
    waiting = db.transaction().execute((other) => inOneGo(other, lock(), count));
    const blocked = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await blocked.execute(db)).rows).toHaveLength(1);
    await tx.insertInto("audit_log").values({ actor: "cli", action: "pipeline.tried", subject_type: "test", subject_id: "1" }).execute();
  });
  expect(await waiting).toEqual([{ count: 1 }]);
  const failing = db.transaction().execute((tx) => inOneGo(tx, sql`select 1 / 0`, count));
  await expect(failing).rejects.toThrow("division by zero");
});

test("a failed transaction leaves nothing, although its `begin` travels with its first statement", async () => {
  const left = () => db.selectFrom("audit_log").select("action").where("action", "=", "begin.tried").execute();
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto("audit_log").values({ actor: "cli", action: "begin.tried", subject_type: "test", subject_id: "1" }).execute();
    throw new Error("not today");
  });
  await expect(failing).rejects.toThrow("not today");
  expect(await left()).toEqual([]);
});
