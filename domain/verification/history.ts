import type { AuditAct } from "#domain/audit/acts.ts";

/** The acts on a profile that its history shows to the person who checks it. */
export const HISTORY_ACTS = [
  "provider.added",
  "provider.corrected",
  "provider.submitted",
  "provider.checked",
  "provider.change_asked",
  "provider.change_withdrawn",
  "provider.change_accepted",
  "provider.change_refused",
  "provider.document_added",
  "provider.document_accepted",
  "provider.document_returned",
  "provider.document_removed",
  "provider.licence_lapsed",
  "provider.published",
  "provider.verified",
  "provider.renewed",
  "provider.returned",
  "provider.suspended",
] as const satisfies readonly AuditAct[];
export type HistoryAct = (typeof HISTORY_ACTS)[number];
