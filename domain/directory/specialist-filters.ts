import { type FilterScheme, type Filters, parseFilters } from "./filters.ts";

/** The filters of the list of specialists. Prices and outcomes belong to centers only. */
export type SpecialistFilters = Filters;

export const SPECIALIST_LIST = {
  sorts: ["featured", "alphabetic", "rating", "experience"],
  switches: ["verified", "featured"],
} as const satisfies FilterScheme;

export const SPECIALISTS_PER_PAGE = 9;

export const parseSpecialistFilters = (params: URLSearchParams): SpecialistFilters => parseFilters(params, SPECIALIST_LIST);
