import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Locks the center of a place before the place and its wallet, in the same order as everywhere, since the place decides whether the
 * center is featured.
 */
export async function holdCenter(tx: Tx, placeId: string): Promise<void> {
  await sql`select from provider_profiles where id = (select provider_id from featured_places where id = ${placeId}::uuid)
    for no key update`.execute(tx);
}
