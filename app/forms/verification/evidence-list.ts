export const EVIDENCE_PATH = "/dashboard/admin/evidencias";
/** Outcomes are the default view. */
export const EVIDENCE_VIEWS = ["resultados", "precios"] as const;
/** What has waited longest comes first, and there is no other order. */
export const EVIDENCE_LIST = { sorts: ["turno"], views: EVIDENCE_VIEWS, filters: {} };
