import { type FilterScheme, type Filters, filtersToQuery, NO_FILTERS, parseFilters } from "./filters.ts";

/** The question of a search over the whole directory: the filters, and the open tab. */
export interface SearchFilters extends Filters {
  readonly tab: Tab;
}

export const TABS = ["all", "answers", "centers", "specialists"] as const;
export type Tab = (typeof TABS)[number];
/** People type the words that they read on the screen. */
const SPANISH_TABS = new Map<string, Tab>([
  ["respuestas", "answers"],
  ["centros", "centers"],
  ["especialistas", "specialists"],
]);

export const WHOLE_DIRECTORY = {
  sorts: ["featured", "alphabetic", "rating"],
  switches: ["verified", "featured"],
} as const satisfies FilterScheme;

/** The number of results of each kind under «Todos». */
export const ANSWERS_AMONG_ALL = 3;
export const CENTERS_AMONG_ALL = 4;
export const SPECIALISTS_AMONG_ALL = 6;

export const NO_SEARCH_FILTERS: SearchFilters = { ...NO_FILTERS, tab: "all" };

export function parseSearchFilters(params: URLSearchParams): SearchFilters {
  const tab = params.get("tab") ?? "";
  return { ...parseFilters(params, WHOLE_DIRECTORY), tab: TABS.find((known) => known === tab) ?? SPANISH_TABS.get(tab) ?? "all" };
}

/**
 * Writes the filters of a search. `tab` comes after the filters and before the page. The tabs «Todos» and «Respuestas» have no pages.
 */
export function searchFiltersToQuery(filters: SearchFilters, page = 1): URLSearchParams {
  const params = filtersToQuery(filters);
  if (filters.tab === "all") return params;
  params.set("tab", filters.tab);
  if (filters.tab === "answers") return params;
  const paged = filtersToQuery(filters, page).get("pagina");
  if (paged) params.set("pagina", paged);
  return params;
}
