import { type AskedList, askedList, type ListShape, listQuery } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedCalls, CALL_VIEWS, type CallSort, type CallView } from "#domain/desk/call-list.ts";

export const CALLS_PATH = "/dashboard/admin/llamadas";

type CallList = ListShape<CallSort, CallView, "plazo">;
const COMMON = { fallingFirst: ["aviso"], views: CALL_VIEWS, filters: { plazo: oneOf(["vencido", "dentro"]) } } as const;
/** Centers with the least time left come first; of those that were told, the last one. */
export const CALL_LISTS: Readonly<Record<CallView, CallList>> = {
  esperan: { ...COMMON, sorts: ["plazo", "aviso", "centro"] },
  avisadas: { ...COMMON, sorts: ["aviso", "plazo", "centro"] },
};

export const CALL_QUERY = listQuery(CALL_LISTS.esperan);

export function askedCalls(url: string): { asked: AskedList<CallSort, CallView, "plazo">; query: AskedCalls } {
  const asked = askedList(url, CALL_LISTS[askedList(url, CALL_LISTS.esperan).view]);
  const { plazo } = asked.filters;
  return { asked, query: { ...asked, late: plazo === null ? null : plazo === "vencido" } };
}
