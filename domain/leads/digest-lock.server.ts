import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** Until this transaction ends, no other one works on what has this digest: a person's address or number, or a network address. */
export async function lockDigest(tx: Tx, digest: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${digest.readBigInt64BE(0).toString()}::bigint)`.execute(tx);
}
