import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { migrate } from "./migrate.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-migrations-"));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

async function scene(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(base, "m"));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const url = await testDatabaseUrl({ from: "empty" });
  const db = openTestDatabase(url, { role: "owner" });
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  // Only of this database: pg_locks shows those of the whole cluster, where other tests run.
  const locks = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    return rows.length;
  };
  return { folder, write, url, db, tables, locks, run: () => migrate(db, folder) };
}

test("each file runs once, in order, and new ones follow", async () => {
  const { run, write, tables } = await scene({ "0002_b.sql": "alter table a add column b int", "0001_a.sql": "create table a ()" });
  expect(await run()).toEqual(["0001_a", "0002_b"]);
  expect(await run()).toEqual([]);
  write("0003_c.sql", "create table c (); create table d ();");
  expect(await run()).toEqual(["0003_c"]);
  expect(await tables()).toEqual(["a", "c", "d"]);
});

test("a migration that was merged late runs, although a later number ran before it", async () => {
  const { run, write, tables } = await scene({ "0001_a.sql": "create table a ()", "0003_c.sql": "create table c ()" });
  await run();
  write("0002_b.sql", "create table b ()");
  write("0004_d.sql", "create table d ()");
  expect(await run()).toEqual(["0002_b", "0004_d"]);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(["a", "b", "c", "d"]);
});

test("a migration that fails leaves no change and no lock, keeps those before it, and runs once it is corrected", async () => {
  const { run, write, tables, locks } = await scene({
    "0001_a.sql": "create table a ()",
    "0002_b.sql": "create table half (); select 1/0; create table b ();",
  });
  await expect(run()).rejects.toThrow("migration 0002_b: division by zero");
  expect(await tables()).toEqual(["a"]);
  expect(await locks()).toBe(0);
  write("0002_b.sql", "create table b ()");
  expect(await run()).toEqual(["0002_b"]);
  expect(await tables()).toEqual(["a", "b"]);
});

test("data of a newer version is left alone", async () => {
  const { run, folder } = await scene({ "0001_a.sql": "create table a ()", "0002_b.sql": "create table b ()" });
  await run();
  fs.rmSync(path.join(folder, "0002_b.sql"));
  await expect(run()).rejects.toThrow("there is no migration 0002_b here: take a newer version of the site");
});

test("of several processes at once one migrates; the others wait and find nothing to do", async () => {
  const { folder, url, tables, locks } = await scene({
    "0001_a.sql": "create table a (); select pg_sleep(0.3)",
    "0002_b.sql": "create table b ()",
  });
  const many = Array.from({ length: 4 }, () => migrate(openTestDatabase(url, { role: "owner" }), folder));
  const done = (await Promise.all(many)).map((results) => results.length);
  expect(done.toSorted()).toEqual([0, 0, 0, 2]);
  expect(await tables()).toEqual(["a", "b"]);
  expect(await locks()).toBe(0);
});

test("a migration whose process is killed leaves no change, and the next process gets the lock", async () => {
  const { folder, url, run, write, tables, locks } = await scene({ "0001_a.sql": "create table a (); select pg_sleep(60)" });
  const killed = migrate(openTestDatabase(url, { role: "owner" }), folder);
  const client = new pg.Client(url);
  await client.connect();
  const kill = () =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'pg_sleep\\(60\\)$'",
    );
  await Promise.all([expect(killed).rejects.toThrow(), expect.poll(async () => (await kill()).rowCount).toBeGreaterThan(0)]);
  await client.end();
  expect(await tables()).toEqual([]);
  expect(await locks()).toBe(0);
  write("0001_a.sql", "create table a ()");
  expect(await run()).toEqual(["0001_a"]);
});

test("a migration does not wait for a locked table without end, since all queries behind it would wait too", async () => {
  const { run, url, write } = await scene({ "0001_a.sql": "create table a ()" });
  await run();
  write("0002_b.sql", "alter table a add column b int");
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query("begin; lock table a in access exclusive mode");
  await expect(run()).rejects.toThrow(/lock timeout/);
  await holder.query("rollback");
  await holder.end();
  expect(await run()).toEqual(["0002_b"]);
});

test("an index is built beside the running site, outside a transaction, while another migrator waits", async () => {
  const index = "-- no-transaction\ncreate index concurrently a_i on a (i)";
  const { folder, url, db } = await scene({ "0001_a.sql": "create table a (i int)", "0002_i.sql": index });
  const both = [migrate(db, folder), migrate(openTestDatabase(url, { role: "owner" }), folder)];
  expect((await Promise.all(both)).flat()).toHaveLength(2);
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'a_i'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
});
