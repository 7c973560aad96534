import { type AskedList, askedList, type ListShape, listQuery } from "#app/forms/lists/admin-list.ts";
import { type AskedRange, askedRange, RANGE_QUERY } from "#app/forms/operations/asked-range.ts";
import type { QueryShapes } from "#app/query-shapes.ts";
import type { AskedSearches, SearchSort } from "#domain/analytics/searched-words.ts";

export const SEARCHES_PATH = "/dashboard/admin/busquedas";

export const SEARCH_LIST: ListShape<SearchSort, "todas", "dias" | "desde" | "hasta"> = {
  sorts: ["veces", "ultima", "palabras"],
  fallingFirst: ["veces", "ultima"],
  views: ["todas"],
  filters: { dias: RANGE_QUERY.dias!, desde: RANGE_QUERY.desde!, hasta: RANGE_QUERY.hasta! },
};

export const SEARCH_QUERY: QueryShapes = listQuery(SEARCH_LIST);

export function askedSearches(url: string, today: string): { asked: AskedList; range: AskedRange; query: AskedSearches } {
  const asked = askedList(url, SEARCH_LIST);
  const range = askedRange(url, today);
  const { search, sort, descending, page } = asked;
  return { asked, range, query: { from: range.from, to: range.to, search, sort, descending, page } };
}
