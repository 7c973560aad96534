import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";

const LOCK = 7_203_941;

/**
 * Reads the migrations: one .sql file each, forward only. A file that begins with `-- no-transaction` runs outside a transaction, as
 * `create index concurrently` needs, and holds one statement.
 */
async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(names.map(async (file) => ({ name: file.slice(0, -4), text: await readFile(join(folder, file), "utf8") })));
}

/**
 * The tables of Kysely's migrator, which sites and backups have since they began. Its own code reads the columns of the whole schema
 * twice for each migration, which takes most of the time of a first start.
 */
const TABLES = `
  create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table if not exists kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`;

/**
 * Brings the schema up to date as its owner, each file in its own transaction, one process at a time. With `only`, it runs no
 * other migrations, and throws when one of them has no file. Returns the names of those that ran.
 */
export async function migrate<DB>(db: Kysely<DB>, folder: string, only?: readonly string[]): Promise<string[]> {
  const all = await readMigrations(folder);
  requireFiles(all, only ?? []);
  const files = only ? all.filter(({ name }) => only.includes(name)) : all;
  return db.connection().execute(async (connection) => {
    // Polls for the lock, because a waiting statement holds a snapshot, and `create index concurrently` would wait for that
    // snapshot: a deadlock.
    while (!(await tryLock(connection))) await sleep(100);
    try {
      await sql`set lock_timeout = '3s'; set client_min_messages = 'warning'`.execute(connection);
      await sql.raw(TABLES).execute(connection);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
      const ran = rows.map(({ name }) => name);
      requireFiles(all, ran);
      const missing = files.filter(({ name }) => !ran.includes(name));
      for (const file of missing)
        await run(connection, file).catch((error: Error) => {
          throw new Error(`migration ${file.name}: ${error.message}`, { cause: error });
        });
      return missing.map(({ name }) => name);
    } finally {
      await sql`reset lock_timeout; reset client_min_messages`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

interface MigrationFile {
  name: string;
  text: string;
}

function requireFiles(files: readonly MigrationFile[], names: readonly string[]): void {
  const unknown = names.find((name) => files.every((file) => file.name !== name));
  if (unknown) throw new Error(`there is no migration ${unknown} here: take a newer version of the site`);
}

/** Runs a migration and notes that it ran. In a transaction, both happen or neither. */
async function run<DB>(connection: Kysely<DB>, { name, text }: MigrationFile): Promise<void> {
  const both = async (at: Kysely<DB>) => {
    await sql.raw(text).execute(at);
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(at);
  };
  await (text.startsWith("-- no-transaction") ? both(connection) : connection.transaction().execute(both));
}

async function tryLock<DB>(connection: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
