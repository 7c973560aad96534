// A replica that streams from another server, on Debian's PostgreSQL.
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#platform/log.ts";
import { hasPostgres15, type Postgres15, startPostgres15 } from "#tests/support/postgres-15.ts";
import { type Db, openDatabase } from "./db.ts";
import { openReplica, type Replica } from "./replica.ts";

describe.skipIf(!hasPostgres15)("a replica", () => {
  let primary: Postgres15;
  let copy: Postgres15;
  let db: Db;
  let replica: Replica;
  beforeAll(async () => {
    primary = startPostgres15();
    copy = primary.startReplica();
    db = openDatabase(primary.url, { role: "owner" });
    await sql`create table seen (word text)`.execute(db);
  });
  beforeEach(() => {
    replica = openReplica(copy.url, db, { role: "owner" });
    vi.spyOn(log, "warn").mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await replica.close();
  });
  afterAll(async () => {
    await db?.destroy();
    copy?.remove();
    primary?.remove();
  });

  const readsFromCopy = async () => (await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(replica.db)).rows[0]!.copy;
  const words = async () =>
    (await sql<{ word: string }>`select word from seen order by word`.execute(replica.db)).rows.map(({ word }) => word);
  const isCurrent = () => expect.poll(() => replica.isCurrent()).toBe(true);

  test("is read once it has come as far as the latest change that was heard of, and not before", async () => {
    await isCurrent();
    expect(await readsFromCopy()).toBe(true);
    copy.pauseReplay(true);
    await sql`insert into seen values ('new')`.execute(db);
    replica.changed();
    expect(await replica.isCurrent()).toBe(false);
    expect(await replica.isCurrent()).toBe(false);
    copy.pauseReplay(false);
    await isCurrent();
    expect(await words()).toContain("new");
  });

  test("leaves transactions and writes to the primary", async () => {
    await isCurrent();
    const inTransaction = await replica.db
      .transaction()
      .execute((tx) => sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(tx));
    expect(inTransaction.rows[0]!.copy).toBe(false);
    await sql`insert into seen values ('written')`.execute(replica.db);
    const { rows } = await sql`select from seen where word = 'written'`.execute(db);
    expect(rows.length).toBe(1);
  });

  test("that is away fails no page: the primary answers, and it is read again when it is back", async () => {
    await isCurrent();
    expect(await readsFromCopy()).toBe(true);
    copy.stop();
    expect(await readsFromCopy()).toBe(false);
    expect(await replica.isCurrent()).toBe(false);
    expect(log.warn).toHaveBeenCalledOnce();
    copy.start();
    await isCurrent();
    expect(await readsFromCopy()).toBe(true);
  });

  test("shows a mistake of ours as one, instead of asking the primary the same", async () => {
    await isCurrent();
    await expect(sql`select nothing from seen`.execute(replica.db)).rejects.toThrow('column "nothing" does not exist');
    expect(await replica.isCurrent()).toBe(true);
  });

  test("that another server stands for is not a replica, and is not read", async () => {
    const other = openReplica(primary.url, db, { role: "owner" });
    expect(await other.isCurrent()).toBe(false);
    await other.close();
  });
});
