import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

interface Choice {
  value: string;
  label: string;
}

/** The choices for a center's criteria. */
export interface CriteriaChoices {
  treatments: Choice[];
  countries: Choice[];
  languages: Choice[];
}

/** Returns the treatments that a center offers, and the countries and languages of the request form. */
export async function criteriaChoices(db: Db, providerId: string): Promise<CriteriaChoices> {
  const [treatments, countries, languages] = await Promise.all([
    sql<Choice>`
      select s.id as value, s.name as label from service_types s join provider_profiles p on s.id = any(p.services_offered)
      where p.id = ${providerId} and s.listed and s.active order by s.display_order, s.name`.execute(db),
    sql<Choice>`
      select routing_code as value, name as label from countries where routing_code is not null order by display_order, name`.execute(db),
    db.selectFrom("languages").select(["code as value", "name as label"]).orderBy("display_order").orderBy("name").execute(),
  ]);
  return { treatments: treatments.rows, countries: countries.rows, languages };
}
