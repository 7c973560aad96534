import type { ListShape } from "#app/forms/lists/admin-list.ts";

export const EVIDENCE_PATH = "/dashboard/admin/evidencias";
/** Outcomes are the default view. */
export const EVIDENCE_VIEWS = ["resultados", "precios"] as const;
export type EvidenceView = (typeof EVIDENCE_VIEWS)[number];
/** What has waited longest comes first, and there is no other order. */
export const EVIDENCE_LIST: ListShape<"turno", EvidenceView, never> = { sorts: ["turno"], views: EVIDENCE_VIEWS, filters: {} };
