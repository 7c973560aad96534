import { type FilterScheme, type Filters, NO_FILTERS, parseFilters } from "./filters.ts";

/** The filters of the list of centers. */
export type CenterFilters = Filters;

export const CENTER_LIST = {
  sorts: ["featured", "price", "alphabetic", "rating"],
  switches: ["verified", "featured", "withPrices", "withOutcomes"],
  patients: true,
  told: true,
  highestPrice: true,
} as const satisfies FilterScheme;

export const CENTERS_PER_PAGE = 12;

export const NO_CENTER_FILTERS: CenterFilters = NO_FILTERS;

export const parseCenterFilters = (params: URLSearchParams): CenterFilters => parseFilters(params, CENTER_LIST);
