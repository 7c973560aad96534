import { type RawBuilder, sql } from "kysely";
import { prepared } from "#platform/db/prepared.ts";

/**
 * Locks what has these digests (a person's address or number, a network address), in the order given, until the transaction ends. A
 * statement of its own: only the next one sees what was committed meanwhile.
 */
export function lockingDigests(digests: readonly Buffer[]): RawBuilder<unknown> {
  const keys = digests.map((digest) => digest.readBigInt64BE(0).toString());
  return prepared(sql`select count(pg_advisory_xact_lock(key)) from unnest(${keys}::bigint[]) as key`);
}
