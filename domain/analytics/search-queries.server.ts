import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type ListPage, listPage } from "#platform/db/list-page.ts";
import { type AskedSearches, type EmptySearch, SEARCHES_PAGE, type SearchSort, SHOWN_FROM } from "./searched-words.ts";

const SORTS: Readonly<Record<SearchSort, RawBuilder<unknown>>> = { veces: sql`count`, ultima: sql`"lastDay"`, palabras: sql`words` };
/** The minimum similarity of a service's name, or of a synonym. */
const ALIKE = 0.35;

/** Returns a page of the words that found nothing in a range of days, and how often all words were searched. */
export async function emptySearches(
  db: Db,
  asked: AskedSearches,
  size = SEARCHES_PAGE,
): Promise<ListPage<EmptySearch> & { searches: number; without: number }> {
  const { from, to, search } = asked;
  const inRange = sql`day between ${from}::date and ${to}::date`;
  const matching = search === null ? sql`` : sql`and norm(words) like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'`;
  const list = {
    columns: sql`e.words, e.count, e."lastDay"`,
    from: sql`from (select words, sum(count)::int as count, max(day)::text as "lastDay" from searched_words
      where ${inRange} and not found ${matching} group by words having sum(count) >= ${SHOWN_FROM}) e`,
    orders: SORTS,
    key: sql`words`,
    shown: {
      columns: sql`page.words, page.count, page."lastDay", (
        select json_build_object('id', t.id, 'name', t.name) from service_types t, unnest(t.name || t.short_name || t.synonyms) as known
        where t.active and word_similarity(norm(page.words), norm(known)) >= ${ALIKE}
        order by word_similarity(norm(page.words), norm(known)) desc, t.display_order limit 1) as service`,
      from: sql`from page`,
    },
  };
  const [page, sums] = await Promise.all([
    listPage<EmptySearch, SearchSort>(db, list, asked, size),
    sql<{ searches: number; without: number }>`
      select coalesce(sum(count), 0)::int as searches, coalesce(sum(count) filter (where not found), 0)::int as without
      from searched_words where ${inRange}`.execute(db),
  ]);
  return { ...page, ...sums.rows[0]! };
}
