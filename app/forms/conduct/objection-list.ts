import { type AskedList, askedList } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedObjections, OBJECTION_SORTS, OBJECTION_VIEWS, type ObjectionVerdict } from "#domain/conduct/conduct.ts";

export const OBJECTIONS_PATH = "/dashboard/admin/conducta";

const VERDICTS = { "con-razon": "upheld", "sin-razon": "dismissed" } as const satisfies Readonly<Record<string, ObjectionVerdict>>;
export const OBJECTION_LIST = {
  sorts: OBJECTION_SORTS,
  views: OBJECTION_VIEWS,
  filters: { decision: oneOf(["con-razon", "sin-razon"]) },
};

/** Returns the query of the address. Waiting objections have no decision to filter by. */
export function askedObjections(url: string): { asked: AskedList; query: AskedObjections } {
  const { filters, ...asked } = askedList(url, OBJECTION_LIST);
  const decision = asked.view === "decididas" ? filters.decision : null;
  return { asked: { ...asked, filters: { decision } }, query: { ...asked, decision: decision && VERDICTS[decision] } };
}
