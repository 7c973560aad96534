import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { ReviewStats } from "./provider-directory.ts";

/** Returns the review statistics of a listed profile, and nothing for any other id. */
export async function reviewStats(db: Db, providerId: string): Promise<ReviewStats[]> {
  const { rows } = await sql<ReviewStats>`
    select score as average_rating, total_reviews from provider_profiles where id = ${providerId}::uuid and listed`.execute(db);
  return rows;
}
