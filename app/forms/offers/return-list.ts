import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import {
  type AskedReturns,
  RETURN_SORTS,
  RETURN_VIEWS,
  type ReturnSort,
  type ReturnState,
  type ReturnView,
} from "#domain/offers/return-list.ts";

export const RETURNS_PATH = "/dashboard/admin/devoluciones";
export const RETURN_LIST: ListShape<ReturnSort, ReturnView, "decision"> = {
  sorts: RETURN_SORTS,
  views: RETURN_VIEWS,
  filters: { decision: oneOf(["aceptada", "negada", "sin-efecto"]) },
};

const STATES: Readonly<Record<string, ReturnState>> = { aceptada: "upheld", negada: "refused", "sin-efecto": "asked" };

/** Returns the query of the address. Waiting returns have no decision to filter by. */
export function askedReturns(url: string): { asked: AskedList<ReturnSort, ReturnView, "decision">; query: AskedReturns } {
  const { filters, ...asked } = askedList(url, RETURN_LIST);
  const decision = asked.view === "decididas" ? filters.decision : null;
  return { asked: { ...asked, filters: { decision } }, query: { ...asked, state: decision === null ? null : STATES[decision]! } };
}
