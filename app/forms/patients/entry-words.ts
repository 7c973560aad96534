import type { EntryKind } from "#domain/patients/progress-entry.ts";

/** How the address calls what somebody writes down. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = { stage: "etapa", medicine: "medicina", appointment: "cita" };

/** The path of the form for a new entry, or for one of theirs. */
export function entryPath(kind: EntryKind, id?: string): string {
  return `/dashboard/user/progreso/anotar?que=${ENTRY_WORDS[kind]}${id ? `&id=${id}` : ""}`;
}
