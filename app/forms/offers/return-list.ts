import { type AskedList, askedList } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedReturns, RETURN_SORTS, RETURN_VIEWS, type ReturnState } from "#domain/offers/return-list.ts";

export const RETURNS_PATH = "/dashboard/admin/devoluciones";

const STATES = { aceptada: "upheld", negada: "refused", "sin-efecto": "asked" } as const satisfies Readonly<Record<string, ReturnState>>;
export const RETURN_LIST = {
  sorts: RETURN_SORTS,
  views: RETURN_VIEWS,
  filters: { decision: oneOf(["aceptada", "negada", "sin-efecto"]) },
};

/** Returns the query of the address. Waiting returns have no decision to filter by. */
export function askedReturns(url: string): { asked: AskedList; query: AskedReturns } {
  const { filters, ...asked } = askedList(url, RETURN_LIST);
  const decision = asked.view === "decididas" ? filters.decision : null;
  return { asked: { ...asked, filters: { decision } }, query: { ...asked, state: decision && STATES[decision] } };
}
