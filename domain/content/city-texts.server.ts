import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CityText } from "./content.ts";

/** Returns the text about a treatment in a city, and null when there is none. */
export async function cityTextOf(db: Db, city: string, treatment: string): Promise<CityText | null> {
  const { rows } = await sql<CityText>`
    select city, treatment, title, body, source_ids as "sourceIds",
      case when reviewed_by is not null then json_build_object('by', reviewed_by, 'on', reviewed_on) end as review
    from city_texts where published and locale = 'es' and city = ${city} and treatment = ${treatment}`.execute(db);
  return rows[0] ?? null;
}
