import { TOLD_FILTERS, type ToldFilter } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS, type PatientGroup } from "#domain/listing/patients.ts";
import { HIGHEST_PRICE_KEY, typedPrice } from "./asked-price.ts";
import { MAX_TEXT_LENGTH } from "./typed-text.ts";

/** What a visitor asks of a list of the directory, as in the address. This module is light enough for the browser. */
export interface Filters {
  readonly q: string;
  /** A city's name, or its slug until it is looked up in the directory. */
  readonly city: string | null;
  /** Each ticked value narrows the list: a result must have all of them. */
  readonly services: readonly string[];
  readonly languages: readonly string[];
  readonly payments: readonly string[];
  /** Groups of patients that a center must say it treats. */
  readonly patients: readonly PatientGroup[];
  /** What a center must say of its donors and stored embryos, whatever its answer is. */
  readonly told: readonly ToldFilter[];
  readonly verified: boolean;
  readonly featured: boolean;
  readonly withPrices: boolean;
  readonly withOutcomes: boolean;
  /** The highest price of the single requested service, in dollars and as typed; empty without one. See `asked-price.ts`. */
  readonly highestPrice: string;
  readonly sort: Sort;
}

export const SORTS = ["featured", "alphabetic", "rating", "experience", "price"] as const;
export type Sort = (typeof SORTS)[number];

/** Filters that are on or off, with their keys in the address. */
export const SWITCH_KEYS = { verified: "verified", featured: "featured", withPrices: "precios", withOutcomes: "resultados" } as const;
export type Switch = keyof typeof SWITCH_KEYS;
const SWITCHES = Object.keys(SWITCH_KEYS) as Switch[];

/** The filters of one screen. Others are ignored in its address. Words, city, services, languages and payments are everywhere. */
export interface FilterScheme {
  readonly sorts: readonly Sort[];
  readonly switches: readonly Switch[];
  /** The patients that a center treats, which only centers have. */
  readonly patients?: true;
  /** What is said of donors and stored embryos, which only centers have. */
  readonly told?: true;
  /** The highest price of a service, which only centers have. */
  readonly highestPrice?: true;
}

export const LAST_PAGE = 50;

/** The keys in the address. */
export const PATIENTS_KEY = "atiende";
export const TOLD_KEY = "dice";
const MAX_VALUES = 20;

export const NO_FILTERS: Filters = {
  q: "",
  city: null,
  services: [],
  languages: [],
  payments: [],
  patients: [],
  told: [],
  verified: false,
  featured: false,
  withPrices: false,
  withOutcomes: false,
  highestPrice: "",
  sort: "featured",
};

/**
 * Reads filters without ever failing: unknown values are left out. Lists may be comma-separated or repeated, since a form without
 * JavaScript repeats them. The keys of the site-wide search form (`service`, `paymentMethods`) mean the same here.
 */
export function parseFilters(params: URLSearchParams, { sorts, switches, patients, told, highestPrice }: FilterScheme): Filters {
  const groups = patients ? list(params, PATIENTS_KEY) : [];
  const facts = told ? list(params, TOLD_KEY) : [];
  const sort = params.get("sort");
  const ticked = (name: Switch) => switches.includes(name) && params.get(SWITCH_KEYS[name]) === "true";
  return {
    q: text(params.get("q")),
    city: choice(params.get("city")),
    services: list(params, "services", "service"),
    languages: list(params, "languages"),
    payments: list(params, "pagos", "paymentMethods"),
    patients: PATIENT_GROUPS.filter((group) => groups.includes(group)),
    told: TOLD_FILTERS.filter((fact) => facts.includes(fact)),
    verified: ticked("verified"),
    featured: ticked("featured"),
    withPrices: ticked("withPrices"),
    withOutcomes: ticked("withOutcomes"),
    highestPrice: highestPrice ? typedPrice(text(params.get(HIGHEST_PRICE_KEY))) : "",
    sort: sorts.find((known) => known === sort) ?? "featured",
  };
}

/** Reads the number of a page, from 1 to 50. Anything else means the first page. */
export function parsePage(params: URLSearchParams): number {
  const given = params.get("pagina") ?? "";
  const page = /^\d{1,4}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** Writes filters in one way only, so that an address, a cache key and a link agree: in a fixed order, without defaults. */
export function filtersToQuery(filters: Filters, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q) params.set("q", filters.q);
  if (filters.city) params.set("city", filters.city);
  if (filters.services.length > 0) params.set("services", sorted(filters.services).join(","));
  if (filters.languages.length > 0) params.set("languages", sorted(filters.languages).join(","));
  if (filters.payments.length > 0) params.set("pagos", sorted(filters.payments).join(","));
  if (filters.patients.length > 0) params.set(PATIENTS_KEY, sorted(filters.patients).join(","));
  if (filters.told.length > 0) params.set(TOLD_KEY, sorted(filters.told).join(","));
  for (const name of SWITCHES) if (filters[name]) params.set(SWITCH_KEYS[name], "true");
  if (filters.highestPrice) params.set(HIGHEST_PRICE_KEY, filters.highestPrice);
  if (filters.sort !== "featured") params.set("sort", filters.sort);
  if (page > 1) params.set("pagina", String(Math.min(page, LAST_PAGE)));
  return params;
}

/** One active filter, which is shown as a chip and removed by a click. */
export type ActiveFilter =
  | { readonly group: "q" | "city" | "highestPrice"; readonly value: string }
  | { readonly group: "services" | "languages" | "payments"; readonly value: string }
  | { readonly group: "patients"; readonly value: PatientGroup }
  | { readonly group: "told"; readonly value: ToldFilter }
  | { readonly group: Switch; readonly value: "true" };

export function activeFilters(filters: Filters): ActiveFilter[] {
  const lists = (["services", "languages", "payments"] as const).flatMap((group) => filters[group].map((value) => ({ group, value })));
  const switches = SWITCHES.filter((group) => filters[group]);
  return [
    ...(filters.q ? [{ group: "q" as const, value: filters.q }] : []),
    ...(filters.city ? [{ group: "city" as const, value: filters.city }] : []),
    ...lists,
    ...filters.patients.map((value) => ({ group: "patients" as const, value })),
    ...filters.told.map((value) => ({ group: "told" as const, value })),
    ...switches.map((group) => ({ group, value: "true" as const })),
    ...(filters.highestPrice ? [{ group: "highestPrice" as const, value: filters.highestPrice }] : []),
  ];
}

/** The maximum number of results that are shown as a preview of what removing the only filter would bring. */
export const MAX_NEAR_MATCHES = 4;

export function withoutFilter<F extends Filters>(filters: F, { group, value }: ActiveFilter): F {
  switch (group) {
    case "q":
      return { ...filters, q: "" };
    case "highestPrice":
      return { ...filters, highestPrice: "" };
    case "city":
      return { ...filters, city: null };
    case "services":
    case "languages":
    case "payments":
    case "patients":
    case "told":
      return { ...filters, [group]: filters[group].filter((other) => other !== value) };
    default:
      return { ...filters, [group]: false };
  }
}

const sorted = (values: readonly string[]) => [...values].sort();

/** Removes control characters and lone surrogates, which the database refuses and nobody types. */
function text(given: string | null): string {
  const clean = (given ?? "").replace(/\p{Cf}+/gu, "").replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, " ");
  return [...clean.replace(/\s+/g, " ").trim()].slice(0, MAX_TEXT_LENGTH).join("").trim();
}

function choice(given: string | null): string | null {
  const value = text(given);
  return value === "" || value === "all" ? null : value;
}

function list(params: URLSearchParams, ...keys: string[]): string[] {
  const given = keys.flatMap((key) => params.getAll(key)).flatMap((value) => value.split(","));
  const values = given.slice(0, 10 * MAX_VALUES).map(choice);
  return sorted([...new Set(values.filter((value) => value !== null))]).slice(0, MAX_VALUES);
}
