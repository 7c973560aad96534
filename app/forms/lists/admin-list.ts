import type { PostedFields } from "#app/forms/read-form.server.ts";
import { count, oneOf, type QueryShapes, type Shape, text } from "#app/query-shapes.ts";
import { cut } from "#platform/cut.ts";
import type { Confirming } from "./confirming.ts";

const MAX_SEARCH = 80;
const MAX_PAGE = 10_000;
/** The maximum number of rows for one act: a page of the longest list. */
const MAX_CHOSEN = 100;

/** The possible values of each filter. */
type Values = Readonly<Record<string, string>>;

/** The query of a list's address. The first sort, the first view and no filter are the defaults. */
export interface ListShape<Sort extends string = string, View extends string = string, Filters extends Values = Values> {
  sorts: readonly Sort[];
  /** Sorts that begin with the largest value, such as a date. */
  fallingFirst?: readonly Sort[];
  views: readonly View[];
  filters: { readonly [Key in keyof Filters]: Shape<Filters[Key]> };
}

/** The parsed and complete query of a list's address. */
export interface AskedList<Sort extends string = string, View extends string = string, Filters extends Values = Values> {
  search: string | null;
  view: View;
  sort: Sort;
  descending: boolean;
  /** From 1. */
  page: number;
  filters: { readonly [Key in keyof Filters]: Filters[Key] | null };
}

/** Returns the `query` of a list's `handle`. */
export function listQuery<Sort extends string, View extends string, Filters extends Values>({
  sorts,
  views,
  filters,
}: ListShape<Sort, View, Filters>): QueryShapes {
  return {
    ...filters,
    q: text(MAX_SEARCH),
    vista: oneOf(views),
    orden: oneOf(sorts.flatMap((sort) => [sort, `-${sort}`])),
    pagina: count(MAX_PAGE),
  };
}

/** Reads the query of the address. Values that its `handle` would have dropped are ignored. */
export function askedList<Sort extends string, View extends string, Filters extends Values>(
  url: string,
  shape: ListShape<Sort, View, Filters>,
): AskedList<Sort, View, Filters> {
  const { searchParams } = new URL(url);
  const query = listQuery(shape);
  const read = (key: string) => {
    const value = searchParams.get(key);
    return value === null ? null : (query[key]?.(value) ?? null);
  };
  const order = read("orden");
  const sort = (order?.replace(/^-/, "") ?? shape.sorts[0]) as Sort;
  return {
    search: read("q"),
    view: (read("vista") ?? shape.views[0]) as View,
    sort,
    descending: order === null ? fallsFirst(shape, sort) : order.startsWith("-"),
    page: Number(read("pagina") ?? 1),
    filters: Object.fromEntries(Object.keys(shape.filters).map((key) => [key, read(key)])) as AskedList<Sort, View, Filters>["filters"],
  };
}

const fallsFirst = <Sort extends string>({ fallingFirst = [] }: { fallingFirst?: readonly Sort[] }, sort: Sort) =>
  fallingFirst.includes(sort);

/** The difference between one address of a list and the next. */
export type ListChange = Partial<Omit<AskedList, "filters">> & { filters?: Readonly<Record<string, string | null>> };

/** Returns the query of an address with `change`, as short as possible: defaults are left out. A change starts at page 1. */
export function listAddress(path: string, shape: ListShape, asked: AskedList, { filters, page = 1, ...change }: ListChange = {}): string {
  const next = { ...asked, ...change, filters: { ...asked.filters, ...filters } };
  const query = new URLSearchParams();
  if (next.search) query.set("q", next.search);
  if (next.view !== shape.views[0]) query.set("vista", next.view);
  for (const [key, value] of Object.entries(next.filters)) if (value) query.set(key, value);
  if (next.sort !== shape.sorts[0] || next.descending !== fallsFirst(shape, next.sort)) {
    query.set("orden", `${next.descending ? "-" : ""}${next.sort}`);
  }
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The result of an act on chosen rows: how many it changed, and the names of the others. */
export interface ActedOnEach {
  count: number;
  left: readonly string[];
}

/** The answer to an act on chosen rows that does not redirect: it asks for a confirmation, or says what it left out, and why. */
export type BulkAnswer = { confirming: Confirming } | { done: string | null; left: string };

/** Returns the confirmation that an act still needs, in the form that a list takes. */
export const confirmingOf = (answer: BulkAnswer | undefined): Confirming | undefined =>
  answer && "confirming" in answer ? answer.confirming : undefined;

/** Returns the act that led to an address, and the number of rows; null when there was none. */
export function actedAt<Act extends string>(url: string, acts: readonly Act[]): { act: Act; count: number } | null {
  const { searchParams } = new URL(url);
  const act = acts.find((name) => name === searchParams.get("hecho"));
  const reached = Number(searchParams.get("cuantos"));
  return act && reached > 0 ? { act, count: reached } : null;
}

/** Returns the keys of an address that `addressAfter` writes. */
export const actedQuery = (acts: readonly string[]): QueryShapes => ({ hecho: oneOf(acts), cuantos: count(MAX_CHOSEN) });

/** Returns the address of a list after an act, with the act and, for chosen rows, their number. */
export const addressAfter = (address: string, act: string, reached?: number): string =>
  `${address}${address.includes("?") ? "&" : "?"}hecho=${act}${reached === undefined ? "" : `&cuantos=${reached}`}`;

/** An act on chosen rows, from its form. The first time it asks for a confirmation; the second time, with `confirmed`, it acts. */
export interface AskedBulk<Act extends string = string> {
  act: Act;
  ids: readonly string[];
  confirmed: boolean;
  reason: string;
}

/** Reads an act on chosen rows. Returns null when the form names no act of this list, or no row was chosen. */
export function askedBulk<Act extends string>(form: PostedFields, acts: readonly Act[]): AskedBulk<Act> | null {
  const act = acts.find((name) => name === form.accion);
  const ids = [...new Set([form.id ?? []].flat())].filter((id) => id.length <= 64).slice(0, MAX_CHOSEN);
  if (!act || ids.length === 0) return null;
  const reason = typeof form.motivo === "string" ? cut(form.motivo.trim(), 300) : "";
  return { act, ids, confirmed: form.confirmado === "si", reason };
}
