import { sql } from "kysely";
import { markFeatured, type PaidPlaces } from "#domain/providers/mark-featured.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Marks profiles (or one) as «Destacado (pagado)» on the days of their place and in its lists, and removes the mark otherwise.
 * Profiles that never had a place stay as they are.
 */
export async function projectFeatured(db: Db | Tx, providerId?: string): Promise<void> {
  const isOn = sql`state = 'granted' and (now() at time zone 'America/Santo_Domingo')::date between first_day and last_day`;
  const { rows } = await sql<PaidPlaces>`
    select provider_id as id, bool_or(${isOn}) filter (where place like 'city:%') as featured,
      coalesce(array_agg(distinct place) filter (where ${isOn} and place not like 'city:%'), '{}') as pages
    from featured_places where state in ('granted', 'ended') and (${providerId ?? null}::uuid is null or provider_id = ${providerId ?? null}::uuid)
    group by provider_id`.execute(db);
  await markFeatured(db, rows);
}
