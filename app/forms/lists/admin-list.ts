import type { Confirming } from "#app/components/lists/list-bulk.tsx";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import { count, oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { cut } from "#platform/cut.ts";

const MAX_SEARCH = 80;
const MAX_PAGE = 10_000;
/** The most rows that one act may be asked for: a page of the longest list. */
const MAX_CHOSEN = 100;

/** What the address of a list may ask for. The first sort, the first view and no filter are what its bare address shows. */
export interface ListShape<Sort extends string, View extends string, Filter extends string> {
  sorts: readonly Sort[];
  /** Sorts that begin with the largest, such as a date. */
  fallingFirst?: readonly Sort[];
  views: readonly View[];
  filters: Readonly<Record<Filter, QueryShapes[string]>>;
}

/** What one address of a list asks for, read and complete. */
export interface AskedList<Sort extends string = string, View extends string = string, Filter extends string = string> {
  search: string | null;
  view: View;
  sort: Sort;
  descending: boolean;
  /** From 1. */
  page: number;
  filters: Readonly<Record<Filter, string | null>>;
}

/** Returns the `query` of a list's `handle`. */
export function listQuery<Sort extends string, View extends string, Filter extends string>({
  sorts,
  views,
  filters,
}: ListShape<Sort, View, Filter>): QueryShapes {
  return {
    ...filters,
    q: text(MAX_SEARCH),
    vista: oneOf(views),
    orden: oneOf(sorts.flatMap((sort) => [sort, `-${sort}`])),
    pagina: count(MAX_PAGE),
  };
}

/** Reads what the address asks for; what its `handle` would have dropped counts as not asked. */
export function askedList<Sort extends string, View extends string, Filter extends string>(
  url: string,
  shape: ListShape<Sort, View, Filter>,
): AskedList<Sort, View, Filter> {
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
    filters: Object.fromEntries(Object.keys(shape.filters).map((key) => [key, read(key)])) as Record<Filter, string | null>,
  };
}

const fallsFirst = <Sort extends string>({ fallingFirst = [] }: { fallingFirst?: readonly Sort[] }, sort: Sort) =>
  fallingFirst.includes(sort);

/** What changes from one address of a list to the next. */
export type ListChange = Partial<Omit<AskedList, "filters">> & { filters?: Readonly<Record<string, string | null>> };

/** Returns the query of an address with `change`, shortest first: what a bare address shows is left out. A change begins at page 1. */
export function listAddress(
  path: string,
  shape: ListShape<string, string, string>,
  asked: AskedList,
  { filters, page = 1, ...change }: ListChange = {},
): string {
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

/** What became of an act on chosen rows: how many it reached, and what the others are called. */
export interface ActedOnEach {
  count: number;
  left: readonly string[];
}

/** How an act on chosen rows is answered when it leads to no other address: it asks, or it says what it left, and why. */
export type BulkAnswer = { confirming: Confirming } | { done: string | null; left: string };

/** Returns what an act still has to ask, as a list takes it. */
export const confirmingOf = (answer: BulkAnswer | undefined): Confirming | undefined =>
  answer && "confirming" in answer ? answer.confirming : undefined;

/** Returns the act that led to an address, and to how many rows it was done; null when none did. */
export function actedAt<Act extends string>(url: string, acts: readonly Act[]): { act: Act; count: number } | null {
  const { searchParams } = new URL(url);
  const act = acts.find((name) => name === searchParams.get("hecho"));
  const reached = Number(searchParams.get("cuantos"));
  return act && reached > 0 ? { act, count: reached } : null;
}

/** Returns the keys of an address that `addressAfter` writes. */
export const actedQuery = (acts: readonly string[]): QueryShapes => ({ hecho: oneOf(acts), cuantos: count(MAX_CHOSEN) });

/** Returns the address of a list after an act, which says what was done and, of chosen rows, to how many. */
export const addressAfter = (address: string, act: string, reached?: number): string =>
  `${address}${address.includes("?") ? "&" : "?"}hecho=${act}${reached === undefined ? "" : `&cuantos=${reached}`}`;

/** An act on chosen rows, as its form sent it. Its first sending asks; the second, `confirmed`, acts. */
export interface AskedBulk<Act extends string = string> {
  act: Act;
  ids: readonly string[];
  confirmed: boolean;
  reason: string;
}

/** Returns null when the form names no act of this list, or chose nothing. */
export function askedBulk<Act extends string>(form: PostedFields, acts: readonly Act[]): AskedBulk<Act> | null {
  const act = acts.find((name) => name === form.accion);
  const ids = [...new Set([form.id ?? []].flat())].filter((id) => id.length <= 64).slice(0, MAX_CHOSEN);
  if (!act || ids.length === 0) return null;
  const reason = typeof form.motivo === "string" ? cut(form.motivo.trim(), 300) : "";
  return { act, ids, confirmed: form.confirmado === "si", reason };
}
