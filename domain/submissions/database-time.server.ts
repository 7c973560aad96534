import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Returns the database's time, which decides everything: it is the same for every process, and within a transaction it is that of its
 * start.
 */
export async function databaseTime(db: Db | Tx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as("now")).executeTakeFirstOrThrow();
  return now;
}
