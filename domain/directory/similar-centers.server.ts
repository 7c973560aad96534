import { sql } from "kysely";
import type { PatientGroup } from "#domain/listing/patients.ts";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { BY_SCORE } from "./ranking.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/**
 * The number of profiles that are compared for similarity, once in the city and once in the whole country. Comparing all would read
 * every row.
 */
export const MAX_SIMILAR_CANDIDATES = 200;

export interface SimilarTo {
  most?: number;
  /** The patients that the visitor asks for. A center that says it does not treat them is left out; one that says yes comes first. */
  patients?: PatientGroup;
  /** True below the center's own page. */
  below?: boolean;
}

/**
 * Returns the centers that share the most services with this one; among equals, those of its city come first. A paid place gives no
 * advantage here. Below the page of a center that is verified or has a paid place itself, centers with a paid place are left out: a page
 * that somebody was checked or pays for does not end with who pays more. Patients find them in every list.
 */
export async function similarCenters(
  db: Db,
  centerId: string,
  { most = 3, patients, below = false }: SimilarTo = {},
): Promise<CenterCard[]> {
  const origin = await db
    .selectFrom("provider_profiles")
    .select(["city", "services_offered"])
    .select(sql<boolean>`verification_status = 'verified' or featured or featured_on <> '{}'`.as("stands"))
    .where("id", "=", centerId)
    .where("listed", "=", true)
    .executeTakeFirst();
  if (!origin) return [];
  const group = sql`${patients ? [patients] : ["nobody"]}::text[]`;
  const services = sql`${origin.services_offered}::text[]`;
  const others = sql`from provider_profiles where listed and provider_type = 'clinic' and id <> ${centerId}::uuid and services_offered && ${services}
    and not patients_not_treated @> ${group}${below && origin.stands ? sql` and not featured and featured_on = '{}'` : sql``}`;
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`
      select p.id, row_number() over (order by
        p.patients_treated @> ${group} desc,
        cardinality(array(select unnest(p.services_offered) intersect select unnest(${services}))) desc,
        p.city is not distinct from ${origin.city} desc, ${BY_SCORE}) as position
      from (
        (select id ${others} and city = ${origin.city} order by featured desc, score desc nulls last, name_norm, id limit ${sql.lit(MAX_SIMILAR_CANDIDATES)})
        union
        (select id ${others} order by score desc nulls last, name_norm, id limit ${sql.lit(MAX_SIMILAR_CANDIDATES)})
      ) near
      join provider_profiles p on p.id = near.id
      order by position limit ${most}`,
  );
}
