import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The paid places that a profile has today. */
export interface PaidPlaces {
  readonly id: string;
  /** A place in the lists of its city; null when it never had one. */
  readonly featured: boolean | null;
  /** The pages where it is shown first: `home`, `service:fiv`. */
  readonly pages: readonly string[];
}

/**
 * Updates which profiles have a paid place today, and where. Does not write unchanged rows, and locks the others in the order of their
 * ids.
 */
export async function markFeatured(db: Db | Tx, places: readonly PaidPlaces[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    with paid as (select * from json_to_recordset(${JSON.stringify(places)}::json) as r(id uuid, featured boolean, pages text[])),
    held as (
      select p.id from provider_profiles p join paid r using (id)
      where (p.featured, p.featured_on) is distinct from (coalesce(r.featured, p.featured), r.pages) order by p.id for no key update of p)
    update provider_profiles p set featured = coalesce(r.featured, p.featured), featured_on = r.pages
    from paid r join held using (id) where p.id = r.id`.execute(db);
}
