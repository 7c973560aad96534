import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedSearches, type EmptySearch, SEARCHES_PAGE, type SearchSort, SHOWN_FROM } from "./searched-words.ts";

const SORTS: Readonly<Record<SearchSort, RawBuilder<unknown>>> = { veces: sql`count`, ultima: sql`"lastDay"`, palabras: sql`words` };
/** The minimum similarity of a service's name, or of a synonym. */
const ALIKE = 0.35;

/** Returns a page of the words that found nothing in a range of days, and how often all words were searched. */
export async function emptySearches(
  db: Db,
  { from, to, search, sort, descending, page }: AskedSearches,
  size = SEARCHES_PAGE,
): Promise<{ rows: EmptySearch[]; total: number; searches: number; without: number }> {
  const inRange = sql`day between ${from}::date and ${to}::date`;
  const matching = search ? sql`and norm(words) like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'` : sql``;
  const empty = sql`select words, sum(count)::int as count, max(day)::text as "lastDay" from searched_words
    where ${inRange} and not found ${matching} group by words having sum(count) >= ${SHOWN_FROM}`;
  const order = descending ? sql`desc` : sql`asc`;
  const [{ rows }, sums] = await Promise.all([
    sql<EmptySearch>`
      select e.*, (
        select json_build_object('id', t.id, 'name', t.name) from service_types t, unnest(t.name || t.short_name || t.synonyms) as known
        where t.active and word_similarity(norm(e.words), norm(known)) >= ${ALIKE}
        order by word_similarity(norm(e.words), norm(known)) desc, t.display_order limit 1) as service
      from (select * from (${empty}) as found order by ${SORTS[sort]} ${order}, words
        limit ${size} offset ${(page - 1) * size}) as e
      order by ${SORTS[sort]} ${order}, words`.execute(db),
    sql<{ total: number; searches: number; without: number }>`
      select (select count(*)::int from (${empty}) as found) as total, coalesce(sum(count), 0)::int as searches,
        coalesce(sum(count) filter (where not found), 0)::int as without from searched_words where ${inRange}`.execute(db),
  ]);
  return { rows, ...sums.rows[0]! };
}
