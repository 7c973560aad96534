import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationResult, Migrator } from "kysely/migration";

const LOCK = 7_203_941;

/**
 * Reads the migrations: one .sql file each, forward only. A file that begins with `-- no-transaction` runs outside a transaction, as
 * `create index concurrently` needs, and holds one statement.
 */
async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(names.map(async (file) => ({ name: file.slice(0, -4), text: await readFile(join(folder, file), "utf8") })));
}

/**
 * Brings the schema up to date as its owner, each file in its own transaction, one process at a time. With `only`, it runs no
 * other migrations, and throws when one of them has no file. Returns the results.
 */
export async function migrate<DB>(db: Kysely<DB>, folder: string, only?: readonly string[]): Promise<MigrationResult[]> {
  const all = await readMigrations(folder);
  const unknown = only?.find((name) => all.every((file) => file.name !== name));
  if (unknown) throw new Error(`there is no migration ${unknown} here: take a newer version of the site`);
  const files = only ? all.filter(({ name }) => only.includes(name)) : all;
  const outside = new Set(files.filter((file) => file.text.startsWith("-- no-transaction")).map((file) => file.name));
  const migrations = Object.fromEntries(
    files.map(({ name, text }): [string, Migration] => [name, { up: async (tx) => void (await sql.raw(text).execute(tx)) }]),
  );
  return db.connection().execute(async (connection) => {
    // Polls for the lock, because a waiting statement holds a snapshot, and `create index concurrently` would wait for that
    // snapshot: a deadlock.
    while (!(await tryLock(connection))) await sleep(100);
    try {
      await sql`set lock_timeout = '3s'`.execute(connection);
      const provider = { getMigrations: async () => migrations };
      // Branches number their migrations independently, so an earlier number may be merged after a later one has run.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true });
      const done: MigrationResult[] = [];
      for (;;) {
        const next = (await migrator.getMigrations()).find((migration) => !migration.executedAt);
        if (!next) return done;
        const { error, results = [] } = await migrator.migrateUp({ disableTransactions: outside.has(next.name) });
        if (error) throw new Error(`migration ${next.name}: ${(error as Error).message}`, { cause: error });
        done.push(...results);
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

async function tryLock<DB>(connection: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
