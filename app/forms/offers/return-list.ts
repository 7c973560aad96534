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

<<<<<<< HEAD
/** Returns what the address asks for. What waits has no decision by which it could be narrowed. */
export function askedReturns(url: string): { asked: AskedList; query: AskedReturns } {
=======
const STATES: Readonly<Record<string, ReturnState>> = { aceptada: "upheld", negada: "refused", "sin-efecto": "asked" };

/** Returns the query of the address. Waiting returns have no decision to filter by. */
export function askedReturns(url: string): { asked: AskedList<ReturnSort, ReturnView, "decision">; query: AskedReturns } {
>>>>>>> lists
  const { filters, ...asked } = askedList(url, RETURN_LIST);
  const decision = asked.view === "decididas" ? filters.decision : null;
  return { asked: { ...asked, filters: { decision } }, query: { ...asked, state: decision && STATES[decision] } };
}
