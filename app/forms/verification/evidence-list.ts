import type { ListShape } from "#app/forms/lists/admin-list.ts";

export const EVIDENCE_PATH = "/dashboard/admin/evidencias";
/** Outcomes are what the bare address shows. */
export const EVIDENCE_VIEWS = ["resultados", "precios"] as const;
export type EvidenceView = (typeof EVIDENCE_VIEWS)[number];
/** What waits longest comes first: nobody decides in another order. */
export const EVIDENCE_LIST: ListShape<"turno", EvidenceView, never> = { sorts: ["turno"], views: EVIDENCE_VIEWS, filters: {} };
