import { diffWordsWithSpace } from "diff";
import type { TextKind } from "#domain/content/content-documents.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { BODY_FIELD } from "#domain/content/text-fields.ts";
import type { TextVersion } from "#domain/content/text-queries.server.ts";

/** The time limit for a comparison. A longer one helps nobody, and would keep everybody waiting. */
const MAX_MS = 500;
/** The number of unchanged characters that stay around each change. */
const AROUND = 160;

export interface ComparedWords {
  readonly words: string;
  /** `folded` marks a gap of unchanged words. */
  readonly kind: "same" | "added" | "removed" | "folded";
}

export interface Compared {
  readonly from: number;
  readonly to: number;
  /** The differences by field; null is the main text. */
  readonly fields: readonly { readonly name: string | null; readonly parts: readonly ComparedWords[] }[];
}

/** Compares a version word by word with the newest one, or the newest with the one before it. */
export function comparedTexts(kind: TextKind, versions: readonly TextVersion[], number: number): Compared | null {
  const asked = versions.findIndex((version) => version.number === number);
  const newest = versions[0];
  const from = asked === 0 ? versions[1] : versions[asked];
  if (!newest || !from) return null;
  const [before, after] = [partsOf(kind, from.text), partsOf(kind, newest.text)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const fields = changed.map((name) => ({ name, parts: differences(before.get(name) ?? "", after.get(name) ?? "") }));
  return { from: from.number, to: newest.number, fields };
}

/** Returns a text's contents by field. A text whose fields cannot be parsed is returned as its whole file. */
function partsOf(kind: TextKind, text: string): Map<string | null, string> {
  const opened = openText({ kind, slug: "" }, text);
  if (!opened) return new Map([[null, text]]);
  const fields = Object.entries(opened.fields).filter(([name]) => name !== BODY_FIELD[kind]);
  return new Map<string | null, string>([...fields.map(([name, value]) => [name, said(value)] as const), [null, opened.body]]);
}

function said(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(said).join("\n");
  return typeof value === "object" ? Object.values(value).map(said).filter(Boolean).join(" · ") : String(value);
}

function differences(before: string, after: string): ComparedWords[] {
  const parts = diffWordsWithSpace(before, after, { timeout: MAX_MS });
  if (!parts) return [part("removed", before), part("added", after)];
  return parts.flatMap(({ value, added, removed }, index): ComparedWords[] => {
    if (added || removed) return [part(added ? "added" : "removed", value)];
    return folded(value, index === 0, index === parts.length - 1);
  });
}

const part = (kind: ComparedWords["kind"], words: string): ComparedWords => ({ kind, words });

/** Keeps only those unchanged words that are near a change, cut at a blank. */
function folded(words: string, first: boolean, last: boolean): ComparedWords[] {
  const head = first ? "" : words.slice(0, AROUND).replace(/\S*$/, "");
  const tail = last ? "" : words.slice(-AROUND).replace(/^\S*/, "");
  if (words.length <= head.length + tail.length + AROUND) return [part("same", words)];
  const around = (text: string) => (text === "" ? [] : [part("same", text)]);
  return [...around(head), part("folded", ""), ...around(tail)];
}
