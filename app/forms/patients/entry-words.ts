import type { EntryKind } from "#domain/patients/progress-entry.ts";

/** The names of kinds of entries in addresses. */
export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  stage: "etapa",
  medicine: "medicina",
  appointment: "cita",
  result: "resultado",
};

/** Returns the path of the form for a new entry, or for an existing one. */
export function entryPath(kind: EntryKind, id?: string): string {
  return `/dashboard/user/progreso/anotar?que=${ENTRY_WORDS[kind]}${id ? `&id=${id}` : ""}`;
}
