import { type FilterScheme, type Filters, parseFilters } from "./filters.ts";

/** What the list of specialists can be asked. Prices and outcomes belong to centers. */
export type SpecialistFilters = Filters;

export const SPECIALIST_LIST = {
  sorts: ["featured", "alphabetic", "rating", "experience"],
  switches: ["verified", "featured"],
} as const satisfies FilterScheme;

export const SPECIALISTS_PER_PAGE = 9;

export const parseSpecialistFilters = (params: URLSearchParams): SpecialistFilters => parseFilters(params, SPECIALIST_LIST);
