import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The time that decides: the database's, the same for every process, and within a transaction that of its beginning. */
export async function databaseTime(db: Db | Tx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as("now")).executeTakeFirstOrThrow();
  return now;
}
