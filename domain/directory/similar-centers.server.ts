import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** Looked through for likeness; the best of the whole country would cost a pass over it. */
const MOST_COMPARED = 500;

/** Centers that share most services with this one, those of its city first among equals. A paid place gives no advantage here. */
export async function similarCenters(db: Db, centerId: string, most = 3): Promise<CenterCard[]> {
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`
      select id, row_number() over () as position from (
        select p.id from provider_profiles origin
        cross join lateral (
          (select * from provider_profiles where listed and provider_type = 'clinic' and city = origin.city
             and services_offered && origin.services_offered and id <> origin.id order by score desc nulls last, name_norm, id limit ${sql.lit(MOST_COMPARED)})
          union
          (select * from provider_profiles where listed and provider_type = 'clinic'
             and services_offered && origin.services_offered and id <> origin.id order by score desc nulls last, name_norm, id limit ${sql.lit(MOST_COMPARED)})
        ) p
        where origin.id = ${centerId}::uuid
        order by cardinality(array(select unnest(p.services_offered) intersect select unnest(origin.services_offered))) desc,
          p.city is not distinct from origin.city desc, p.score desc nulls last, p.name_norm, p.id
        limit ${most}
      ) nearest`,
  );
}
