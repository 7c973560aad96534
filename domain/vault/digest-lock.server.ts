import { type RawBuilder, sql } from "kysely";
import { prepared } from "#platform/db/prepared.ts";

/**
 * Until its transaction ends, no other one works on what has these digests: a person's address or number, a network address. In
 * the order given. A statement of its own: only the next one sees what was committed meanwhile.
 */
export function lockingDigests(digests: readonly Buffer[]): RawBuilder<unknown> {
  const keys = digests.map((digest) => digest.readBigInt64BE(0).toString());
  return prepared(sql`select count(pg_advisory_xact_lock(key)) from unnest(${keys}::bigint[]) as key`);
}
