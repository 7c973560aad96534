import { sql } from "kysely";
import { markFeatured } from "#domain/directory/mark-featured.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Makes profiles read «Destacado (pagado)» on the days of their place, and on no other. Those that never had one stay as they are. */
export async function projectFeatured(db: Db | Tx): Promise<void> {
  const { rows } = await sql<{ id: string; featured: boolean }>`
    select provider_id as id, bool_or(state = 'granted'
      and (now() at time zone 'America/Santo_Domingo')::date between first_day and last_day) as featured
    from featured_places where state in ('granted', 'ended') group by provider_id`.execute(db);
  const idsOf = (featured: boolean) => rows.filter((row) => row.featured === featured).map(({ id }) => id);
  await markFeatured(db, { featured: idsOf(true), usual: idsOf(false) });
}
