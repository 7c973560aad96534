import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedObjections, OBJECTION_SORTS, OBJECTION_VIEWS, type ObjectionSort, type ObjectionView } from "#domain/conduct/conduct.ts";

export const OBJECTIONS_PATH = "/dashboard/admin/conducta";
export const OBJECTION_LIST: ListShape<ObjectionSort, ObjectionView, "decision"> = {
  sorts: OBJECTION_SORTS,
  views: OBJECTION_VIEWS,
  filters: { decision: oneOf(["con-razon", "sin-razon"]) },
};

/** Returns the query of the address. Waiting objections have no decision to filter by. */
export function askedObjections(url: string): { asked: AskedList<ObjectionSort, ObjectionView, "decision">; query: AskedObjections } {
  const { filters, ...asked } = askedList(url, OBJECTION_LIST);
  const decision = asked.view === "decididas" ? filters.decision : null;
  const verdict = decision === "con-razon" ? "upheld" : "dismissed";
  return { asked: { ...asked, filters: { decision } }, query: { ...asked, decision: decision === null ? null : verdict } };
}
