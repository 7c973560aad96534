import { sql } from "kysely";
import { projectColumns } from "#domain/providers/project-columns.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Updates the score of each profile from the reviews that count; with `only`, of one profile. */
export const projectRatings = (db: Db | Tx, only: string | null = null): Promise<number> =>
  projectColumns(
    db,
    ["average_rating", "total_reviews"],
    sql`
      select p.id, counted.rating as average_rating, coalesce(counted.reviews, 0) as total_reviews
      from provider_profiles p left join (
        select provider_id, round(avg(rating), 1) as rating, count(*)::int as reviews from counted_reviews
        where ${only}::uuid is null or provider_id = ${only}::uuid group by provider_id
      ) counted on counted.provider_id = p.id
      where ${only}::uuid is null or p.id = ${only}::uuid`,
  );
