import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** Holds the center of a place, before the place and its wallet as everywhere: whether it is featured changes with the place. */
export async function holdCenter(tx: Tx, placeId: string): Promise<void> {
  await sql`select from provider_profiles where id = (select provider_id from featured_places where id = ${placeId}::uuid)
    for no key update`.execute(tx);
}
