import { type KyselyPlugin, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** A lock on a row of this table. */
interface RowLock {
  readonly transaction: string;
  readonly table: string;
  /**
   * The mode as PostgreSQL writes it: `For Update`, `Update` of a key, `For No Key Update`, `No Key Update`, `For Share`, `For Key
   * Share`.
   */
  readonly mode: string;
}

/**
 * Makes a plugin that checks after each statement which rows of these tables are locked, and records new locks in order. Only the
 * extension pgrowlocks sees locks that nobody waits for; `owner` may read it.
 */
export async function watchRowLocks(owner: Db, tables: readonly string[]): Promise<{ taken: RowLock[]; plugin: KyselyPlugin }> {
  await sql`create extension if not exists pgrowlocks`.execute(owner);
  const parts = tables.map(
    (table) => sql`select l.xid::text as transaction, ${table} as "table", l.mode
      from pgrowlocks(${table}) as p, unnest(p.xids, p.modes) as l(xid, mode)`,
  );
  const taken: RowLock[] = [];
  const isKept = (one: RowLock) =>
    taken.some((other) => (["transaction", "table", "mode"] as const).every((key) => one[key] === other[key]));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const { rows } = await sql<RowLock>`select distinct * from (${sql.join(parts, sql` union all `)}) as locks`.execute(owner);
      taken.push(...rows.filter((one) => !isKept(one)));
      return result;
    },
  };
  return { taken, plugin };
}
