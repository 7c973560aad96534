import { type RawBuilder, sql } from "kysely";
import { prepared } from "#platform/db/prepared.ts";

/**
 * Locks these digests (of a person's address or number, or of a network) in the given order until the transaction ends. It is a
 * statement of its own, since only the next statement sees what others have committed in the meantime.
 */
export function lockingDigests(digests: readonly Buffer[]): RawBuilder<unknown> {
  const keys = digests.map((digest) => digest.readBigInt64BE(0).toString());
  return prepared(sql`select count(pg_advisory_xact_lock(key)) from unnest(${keys}::bigint[]) as key`);
}
