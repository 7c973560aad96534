import { type AskedList, askedList, type ListShape, listQuery } from "#app/forms/lists/admin-list.ts";
import { oneOf, type QueryShapes } from "#app/query-shapes.ts";
import {
  type AskedTopUps,
  TOP_UP_METHODS,
  TOP_UP_SORTS,
  TOP_UP_VIEWS,
  type TopUpMethod,
  type TopUpSort,
  type TopUpView,
} from "#domain/topups/top-up.ts";

export const TOP_UP_LIST = {
  sorts: TOP_UP_SORTS,
  fallingFirst: ["day", "total"],
  views: TOP_UP_VIEWS,
  filters: { por: oneOf(TOP_UP_METHODS) },
} satisfies ListShape<TopUpSort, TopUpView, "por">;

export const TOP_UP_QUERY: QueryShapes = listQuery(TOP_UP_LIST);

export function askedTopUps(url: string): { asked: AskedList; query: AskedTopUps } {
  const asked = askedList<TopUpSort, TopUpView, "por">(url, TOP_UP_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  const method = filters.por as TopUpMethod | null;
  return { asked, query: { search, status: view === "all" ? null : view, method, sort, descending, page } };
}
