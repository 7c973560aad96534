import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { FAMILIES, type LegalPosition } from "./content.ts";

/** Returns the legal position of each kind of family that has one, in the order of the families. */
export async function legalPositions(db: Db, treatmentSlug: string): Promise<LegalPosition[]> {
  const { rows } = await sql<LegalPosition>`
    select family, treatment, known, unknown, since, source_ids as "sourceIds" from legal_positions
    where published and locale = 'es' and treatment = ${treatmentSlug}
    order by array_position(${[...FAMILIES]}::text[], family)`.execute(db);
  return rows;
}
