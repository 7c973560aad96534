import { sql } from "kysely";
import { projectColumns } from "#domain/providers/project-columns.server.ts";
import type { Db } from "#platform/db/db.ts";
import { oldestPrice } from "./price-days.server.ts";

/**
 * Updates for each profile whether it has prices that are not too old, and outcomes. Run it every day, since prices expire by
 * themselves.
 */
export const projectListings = (db: Db): Promise<number> =>
  projectColumns(
    db,
    ["has_prices", "has_outcomes"],
    sql`
      select p.id, exists (select from provider_prices where provider_id = p.id and informed_on >= ${oldestPrice}) as has_prices,
        exists (select from provider_outcomes where provider_id = p.id) as has_outcomes
      from provider_profiles p`,
  );
