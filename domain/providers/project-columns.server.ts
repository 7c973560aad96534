import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Columns that lists filter and order by, and that are derived from rows of other slices. */
type Projected = "has_prices" | "has_outcomes" | "average_rating" | "total_reviews";

/**
 * Updates derived columns of profiles: `facts` selects the `id` of each profile with the correct columns. Returns how many profiles
 * changed.
 */
export async function projectColumns(db: Db | Tx, columns: readonly Projected[], facts: RawBuilder<unknown>): Promise<number> {
  const of = (table: "p" | "f") => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const { numAffectedRows = 0n } = await sql`
    update provider_profiles p set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`f.${column}`)}`))}
    from (${facts}) f where f.id = p.id and (${of("p")}) is distinct from (${of("f")})`.execute(db);
  return Number(numAffectedRows);
}
