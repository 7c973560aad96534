import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { PauseDays } from "#domain/patients/pause.server.ts";
import { ENTRY_KINDS, type EntryFields, type EntryKind } from "#domain/patients/progress-entry.ts";
import { ENTRY_WORDS } from "./entry-words.ts";

/** Returns the kind of entry for a word in the address. */
export const kindOf = (word: string | null): EntryKind | null => ENTRY_KINDS.find((kind) => ENTRY_WORDS[kind] === word) ?? null;

/** Reads the typed values. A missing field is empty. */
export function entryFields(form: PostedFields): EntryFields {
  const field = (name: string) => textOf(form, name);
  return {
    name: field("nombre"),
    dose: field("dosis"),
    from: field("desde"),
    to: field("hasta"),
    sure: field("seguro"),
    at: field("hora"),
    times: field("horas"),
    place: field("lugar"),
    note: field("nota"),
  };
}

/** Reads the length of a pause. An unknown value means «until I come back». */
export function pauseOf(form: PostedFields): { days: PauseDays; keepsReminders: boolean } {
  const days = { semana: 7, mes: 30, vuelva: null } as const;
  return {
    days: days[choiceOf(form, "tiempo", ["semana", "mes", "vuelva"]) ?? "vuelva"],
    keepsReminders: textOf(form, "recordatorios") !== "",
  };
}
