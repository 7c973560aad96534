import { href } from "#app/locale.ts";
import { type CenterFilters, centerFiltersToQuery } from "#domain/directory/center-filters.ts";

/** The path of the list under these filters, without language: what redirects and canonical addresses want. */
export function centersPath(filters: CenterFilters, page = 1): string {
  // Commas are allowed in a query, and lists read better with them.
  const query = centerFiltersToQuery(filters, page).toString().replaceAll("%2C", ",");
  return query ? `/centros?${query}` : "/centros";
}

export const centersAddress = (filters: CenterFilters, page = 1) => href(centersPath(filters, page));

/** Whether an address already says these filters in the one way we write them, whatever the order of its keys. */
export function saysSame(given: URLSearchParams, filters: CenterFilters, page: number): boolean {
  return inOrder(given) === inOrder(centerFiltersToQuery(filters, page));
}

const inOrder = (params: URLSearchParams) => JSON.stringify([...params].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
