import { isDay } from "#platform/days.ts";

/** A part of a treatment, with the days that its person expects or remembers. */
export interface Stage {
  kind: "stage";
  id: string;
  name: string;
  from: string;
  /** Null while unknown. */
  to: string | null;
  /** False when the days are those between which it may be. */
  sure: boolean;
  note: string;
}

export interface Medicine {
  kind: "medicine";
  id: string;
  name: string;
  dose: string;
  from: string;
  to: string;
  /** Times such as `08:00`, in the order of the day. */
  times: readonly string[];
  note: string;
  /** The doses marked as taken: `2027-02-10 08:00`. */
  taken: readonly string[];
}

export interface Appointment {
  kind: "appointment";
  id: string;
  name: string;
  on: string;
  /** A time such as `08:00`; null for a whole day. */
  at: string | null;
  place: string;
  note: string;
}

/** What came out of something, in the words of its person. Nothing is counted from it, and no page but theirs says that there is one. */
export interface Result {
  kind: "result";
  id: string;
  name: string;
  on: string;
  note: string;
}

export type ProgressEntry = Stage | Medicine | Appointment | Result;
export type EntryKind = ProgressEntry["kind"];

export const ENTRY_KINDS = ["stage", "medicine", "appointment", "result"] as const satisfies readonly EntryKind[];
export const MAX_NAME = 120;
export const MAX_NOTE = 1_000;
export const MAX_TIMES = 6;
/** The maximum length of a medicine or a stage in days. */
const MAX_LENGTH_DAYS = 400;
/** The maximum number of entries of one person. */
export const MAX_ENTRIES = 300;

/** The typed texts by the name of their field. */
export type EntryFields = Readonly<Record<"name" | "dose" | "from" | "to" | "sure" | "at" | "times" | "place" | "note", string>>;
export type EntryField = keyof EntryFields;

export type EntryProblem = "missing" | "too-long" | "no-day" | "before" | "no-time" | "too-many";

export type ParsedEntry<E extends ProgressEntry = ProgressEntry> =
  | { ok: true; value: E }
  | { ok: false; problems: Partial<Record<EntryField, EntryProblem>> };

/** Reads a typed entry. `earlier` is the entry that it replaces, whose doses marked as taken stay. */
export function parseEntry(kind: EntryKind, id: string, fields: EntryFields, earlier: ProgressEntry | null = null): ParsedEntry {
  const problems: Partial<Record<EntryField, EntryProblem>> = {};
  const text = (field: "name" | "dose" | "place" | "note", max: number, required = false) => {
    const value = fields[field].trim();
    if (value === "" && required) problems[field] = "missing";
    if (value.length > max) problems[field] = "too-long";
    return value;
  };
  const day = (field: "from" | "to", required: boolean) => {
    const value = fields[field].trim();
    if (value === "") {
      if (required) problems[field] = "missing";
      return null;
    }
    if (!isDay(value)) problems[field] = "no-day";
    return value;
  };
  const name = text("name", MAX_NAME, true);
  const note = text("note", MAX_NOTE);
  const from = day("from", true) ?? "";
  const to = kind === "appointment" || kind === "result" ? null : day("to", kind === "medicine");
  if (to && !problems.from && !problems.to && to < from) problems.to = "before";
  if (to && !problems.from && !problems.to && Date.parse(to) - Date.parse(from) > MAX_LENGTH_DAYS * 86_400_000) problems.to = "too-long";
  const value = ((): ProgressEntry => {
    switch (kind) {
      case "stage":
        return { kind, id, name, from, to, sure: fields.sure !== "", note };
      case "medicine": {
        const taken = earlier?.kind === "medicine" ? earlier.taken : [];
        return { kind, id, name, dose: text("dose", MAX_NAME), from, to: to ?? "", times: readTimes(fields.times, problems), note, taken };
      }
      case "appointment":
        return { kind, id, name, on: from, at: readTime(fields.at, problems), place: text("place", MAX_NAME), note };
      case "result":
        return { kind, id, name, on: from, note };
    }
  })();
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value };
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const normalTime = (time: string) => time.padStart(5, "0");

function readTime(typed: string, problems: Partial<Record<EntryField, EntryProblem>>): string | null {
  const time = typed.trim();
  if (time === "") return null;
  if (!TIME.test(time)) problems.at = "no-time";
  return normalTime(time);
}

/** Reads times: «8:00, 20:00» */
function readTimes(typed: string, problems: Partial<Record<EntryField, EntryProblem>>): string[] {
  const times = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(normalTime);
  if (times.length === 0) problems.times = "missing";
  else if (times.some((time) => !TIME.test(time))) problems.times = "no-time";
  else if (times.length > MAX_TIMES) problems.times = "too-many";
  return [...new Set(times)].sort();
}
