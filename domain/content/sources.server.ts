import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Source } from "./content.ts";

/** The columns of a source, whose table a query names `s`. */
export const SOURCE_COLUMNS = sql`s.id, s.title, s.publisher, s.url, s.seen_on as "seenOn", s.language, s.published, s.statement,
  s.reading, s.strength, s.excerpt, s.until_on as "untilOn", s.missed_on as "missedOn"`;

/** Returns the sources in the order of the ids, leaving out unknown ids. */
export async function sourcesById(db: Db, ids: readonly string[]): Promise<Source[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Source>`
    select ${SOURCE_COLUMNS} from sources s
    where id = any (${ids}::text[]) order by array_position(${ids}::text[], id)`.execute(db);
  return rows;
}
