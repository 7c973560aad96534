import { diffArrays, diffWordsWithSpace } from "diff";
import type { TextKind } from "#domain/content/content-documents.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { BODY_FIELD } from "#domain/content/text-fields.ts";
import type { TextVersion } from "#domain/content/text-queries.server.ts";

/** The time limit for a comparison. A longer one helps nobody, and would keep everybody waiting. */
const MAX_MS = 500;
/** The share of its words that a sentence keeps to count as the same one in other words. */
const ALIKE = 0.4;

export interface ComparedWords {
  readonly words: string;
  readonly kind: "same" | "added" | "removed";
}

/** A sentence of one version or of both. `folded` marks a gap of unchanged sentences. */
export interface ComparedSentence {
  readonly kind: "same" | "added" | "removed" | "changed" | "folded";
  readonly parts: readonly ComparedWords[];
}

export interface Compared {
  readonly from: number;
  readonly to: number;
  /** The differences by field; null is the main text. */
  readonly fields: readonly { readonly name: string | null; readonly sentences: readonly ComparedSentence[] }[];
}

/** Compares a version sentence by sentence with the newest one, or the newest with the one before it. */
export function comparedTexts(kind: TextKind, versions: readonly TextVersion[], number: number): Compared | null {
  const asked = versions.findIndex((version) => version.number === number);
  const newest = versions[0];
  const from = asked === 0 ? versions[1] : versions[asked];
  if (!newest || !from) return null;
  const [before, after] = [partsOf(kind, from.text), partsOf(kind, newest.text)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const until = performance.now() + MAX_MS;
  const fields = changed.map((name) => ({ name, sentences: differences(before.get(name) ?? "", after.get(name) ?? "", until) }));
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

const sentencesIn = (text: string) =>
  text
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

function differences(before: string, after: string, until: number): ComparedSentence[] {
  const [old, now] = [sentencesIn(before), sentencesIn(after)];
  const runs = diffArrays(old, now, { timeout: left(until) });
  if (!runs) return [...old.map((words) => whole("removed", words)), ...now.map((words) => whole("added", words))];
  return runs.flatMap(({ value, added, removed }, index): ComparedSentence[] => {
    if (!added && !removed) return folded(value, index === 0, index === runs.length - 1);
    if (removed) return runs[index + 1]?.added ? [] : value.map((words) => whole("removed", words));
    const gone = runs[index - 1]?.removed ? runs[index - 1]!.value : [];
    return paired(gone, value, until);
  });
}

/** Pairs new sentences with those that they replace, in their order. */
function paired(gone: readonly string[], come: readonly string[], until: number): ComparedSentence[] {
  const found: ComparedSentence[] = [];
  let next = 0;
  for (const words of come) {
    const at = gone.findIndex((old, index) => index >= next && likeness(old, words) >= ALIKE);
    if (at < 0) {
      found.push(whole("added", words));
      continue;
    }
    found.push(...gone.slice(next, at).map((old) => whole("removed", old)), reworded(gone[at]!, words, until));
    next = at + 1;
  }
  return [...found, ...gone.slice(next).map((old) => whole("removed", old))];
}

/** Returns the share of the longer sentence's words that both have. */
function likeness(one: string, other: string): number {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size, b.size);
}

function reworded(before: string, after: string, until: number): ComparedSentence {
  const parts = diffWordsWithSpace(before, after, { timeout: left(until) }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const kindOf = (part: { added: boolean; removed: boolean }) => (part.added ? "added" : part.removed ? "removed" : "same");
  return { kind: "changed", parts: parts.map((part) => ({ words: part.value, kind: kindOf(part) })) };
}

const left = (until: number) => Math.max(1, until - performance.now());
const whole = (kind: "same" | "added" | "removed", words: string): ComparedSentence => ({ kind, parts: [{ words, kind }] });

/** Keeps the unchanged sentence beside each change. */
function folded(sentences: readonly string[], first: boolean, last: boolean): ComparedSentence[] {
  const [head, tail] = [first ? 0 : 1, last ? 0 : 1];
  const same = (some: readonly string[]) => some.map((words) => whole("same", words));
  if (sentences.length <= head + tail + 1) return same(sentences);
  return [...same(sentences.slice(0, head)), { kind: "folded", parts: [] }, ...same(sentences.slice(sentences.length - tail))];
}
