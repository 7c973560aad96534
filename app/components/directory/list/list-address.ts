import { href } from "#app/locale.ts";
import { type Filters, filtersToQuery, NO_FILTERS } from "#domain/directory/filters.ts";
import { type SearchFilters, searchFiltersToQuery } from "#domain/directory/search-filters.ts";

/** Returns the link to a list with these filters. */
export type AddressOf = (filters: Filters, page?: number) => string;

// Returns a path without language, for redirects and canonical addresses.
export const centersPath = (filters: Filters, page = 1) => pathOf("/centros", filtersToQuery(filters, page));
export const specialistsPath = (filters: Filters, page = 1) => pathOf("/especialistas", filtersToQuery(filters, page));
export const searchPath = (filters: SearchFilters, page = 1) => pathOf("/busqueda", searchFiltersToQuery(filters, page));

export const centersAddress: AddressOf = (filters, page) => href(centersPath(filters, page));
export const specialistsAddress: AddressOf = (filters, page) => href(specialistsPath(filters, page));

/** Returns the path of the centers that offer a service, the lowest price first, to which the range of its prices links. */
export const centersByPrice = (service: string, city: string | null = null) =>
  centersAddress({ ...NO_FILTERS, services: [service], city, sort: "price" });

function pathOf(path: string, query: URLSearchParams): string {
  // Commas are allowed in a query and keep lists readable.
  const written = query.toString().replaceAll("%2C", ",");
  return written ? `${path}?${written}` : path;
}

/** Returns whether an address is already in our canonical form, whatever the order of its keys. */
export const saysSame = (given: URLSearchParams, canonical: URLSearchParams) => inOrder(given) === inOrder(canonical);

const inOrder = (params: URLSearchParams) => JSON.stringify([...params].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
