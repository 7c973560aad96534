import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Source } from "./content.ts";

/** Returns the sources in the order of the ids, leaving out unknown ids. */
export async function sourcesById(db: Db, ids: readonly string[]): Promise<Source[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Source>`
    select id, title, publisher, url, seen_on as "seenOn", language, published, statement from sources
    where id = any (${ids}::text[]) order by array_position(${ids}::text[], id)`.execute(db);
  return rows;
}
