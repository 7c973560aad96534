import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { processesOf } from "#tests/support/cluster-processes.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { type DatabaseLimits, openDatabase } from "./db.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

// A query never waits for ever, and one that waited too long fails as «unavailable».

function open(url: string, limits: DatabaseLimits) {
  const db = openDatabase(url, { role: "owner", max: 1, limits });
  afterAll(() => db.destroy());
  return db;
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "no failure",
    (error) => error,
  );

describe("a database that answers", async () => {
  const url = await testDatabaseUrl();
  const db = open(url, { statementMs: 1_000, lockMs: 500, silenceMs: 20_000 });

  test("a statement that takes too long is ended, and the connection stays usable", async () => {
    const error = await failure(sql`select pg_sleep(20)`.execute(db));
    expect(error).toMatchObject({ code: "57014" });
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test("a statement that waits too long for a locked row is ended", async () => {
    const other = openDatabase(url, { role: "owner", max: 1 });
    const error = await other.transaction().execute(async (tx) => {
      await sql`lock table heartbeats`.execute(tx);
      return failure(sql`select from heartbeats`.execute(db));
    });
    await other.destroy();
    expect(error).toMatchObject({ code: "55P03" });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe("a database that hangs", () => {
  let server: EmbeddedPostgres;
  const dataDir = newFolder();
  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataDir, durable: false });
  });
  afterAll(async () => {
    await server.stop();
    await endClusterUsers();
  });

  test("counts as unavailable until it goes on, and leaves no transaction on a connection", async () => {
    const db = open(server.url, { statementMs: 10_000, lockMs: 10_000, silenceMs: 2_000 });
    await sql`select 1`.execute(db);
    const signal = (name: "SIGSTOP" | "SIGCONT") => processesOf(dataDir).forEach((pid) => void process.kill(Number(pid), name));
    let error: unknown;
    try {
      error = await failure(
        db.transaction().execute(async (tx) => {
          signal("SIGSTOP");
          await sql`create table half_done ()`.execute(tx);
        }),
      );
    } finally {
      signal("SIGCONT");
    }
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select to_regclass('half_done') as found`.execute(db)).rows).toEqual([{ found: null }]);
  });

  test("an idle connection may stay silent without a limit", async () => {
    const db = open(server.url, { statementMs: 10_000, lockMs: 10_000, silenceMs: 1_000 });
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
    const before = await pid();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await pid()).toBe(before);
  });
});
