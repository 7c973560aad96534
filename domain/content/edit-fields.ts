import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { FAMILIES } from "./content.ts";
import type { TextKey, TextKind } from "./content-documents.ts";
import { FRONT_MATTER, fieldsOf, hasFrontMatter } from "./describe-text.ts";
import { BODY_FIELD, TEXT_FIELDS } from "./text-fields.ts";

/** The values of a text in an editor's form. */
export interface EditedText {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Reads a text for its form. Returns null when its fields cannot be parsed, which only happens with a damaged file. */
export function openText({ kind }: TextKey, text: string): EditedText | null {
  const fields = fieldsOf(kind, text);
  if (!fields) return null;
  const name = BODY_FIELD[kind];
  return { fields, body: name ? String(fields[name] ?? "") : (FRONT_MATTER.exec(text)?.[2] ?? "").trim() };
}

/** Writes the values of the form in the format of the file. Unchanged parts keep their writing, including quotes and comments. */
export function writeText(key: TextKey, before: string, { fields, body }: EditedText): string {
  const { kind } = key;
  const listed = kind === "question" || kind === "legal";
  const match = hasFrontMatter(kind) ? FRONT_MATTER.exec(before) : null;
  const document = parseDocument(match ? match[1]! : before);
  const map = mapOf(document, listed);
  const was = (map.toJS(document) ?? {}) as Record<string, unknown>;
  const named = BODY_FIELD[kind] ? { ...fields, [BODY_FIELD[kind]]: body } : fields;
  let changed = false;
  for (const name of [...TEXT_FIELDS[kind].map((field) => field.name), ...(BODY_FIELD[kind] ? [BODY_FIELD[kind]] : [])]) {
    const value = named[name];
    if (said(was[name]) === said(value)) continue;
    changed = true;
    if (value === undefined) map.delete(name);
    else map.set(name, document.createNode(value));
  }
  const front = changed ? document.toString({ lineWidth: 0, flowCollectionPadding: false }) : null;
  if (!match) return front ?? before;
  const sameBody = match[2]!.trim() === body.trim().replaceAll("\r\n", "\n");
  if (front === null && sameBody) return before;
  const head = front === null ? before.slice(0, before.length - match[2]!.length) : `---\n${front.trimEnd()}\n---\n`;
  return head + (sameBody ? match[2]! : `${body.trim().replaceAll("\r\n", "\n")}\n`);
}

/** Returns the file of an empty text. */
export function emptyText({ kind, slug }: TextKey, today: string): string {
  switch (kind) {
    case "treatment":
    case "article":
    case "guide": {
      const dates = kind === "treatment" ? "order: 100\n" : `published_on: ${today}\nupdated_on: ${today}\n`;
      return `---\n${dates}reviewed_by: null\n---\n`;
    }
    case "urgent":
      return `---\norder: 100\nreviewed_by: null\n---\n`;
    case "city_treatment":
      return `---\ntitle: ""\nreviewed_by: null\n---\n`;
    case "page":
      return `---\nname: ""\n---\n`;
    case "question":
      return `- id: ${slug}\n`;
    case "legal": {
      const [treatment, family] = slug.split(".");
      return `- family: ${FAMILIES.find((one) => one === family) ?? FAMILIES[0]}\n  treatment: ${treatment}\n`;
    }
    case "source":
      return `seen: ${today}\nlanguage: es\n`;
  }
}

/** The kinds whose pages name their reviewer. For other kinds, a signature is stored only beside the text. */
const NAMES_REVIEWER: ReadonlySet<TextKind> = new Set(["treatment", "city_treatment", "article", "guide", "urgent", "question"]);

/** Returns a text with its reviewer. */
export const withReview = (kind: TextKind, text: string, review: { name: string; on: string }) => reviewed(kind, text, review);

/** Returns a text whose day of change is this day. */
export function withDayOfChange(text: string, day: string): string {
  const match = FRONT_MATTER.exec(text);
  if (!match) return text;
  const front = match[1]!.replace(/^updated_on:.*(?:\n|$)/gm, "").trimEnd();
  return `---\n${front}\nupdated_on: ${day}\n---\n${match[2]}`;
}

/** Returns a text without a signature. */
export const withoutReview = (kind: TextKind, text: string) => reviewed(kind, text, null);

function reviewed(kind: TextKind, text: string, review: { name: string; on: string } | null): string {
  if (!NAMES_REVIEWER.has(kind)) return text;
  if (kind === "question") return reviewedEntry(text, review);
  const match = FRONT_MATTER.exec(text);
  if (!match) return text;
  const front = match[1]!.replace(/^reviewed_(?:by|on):.*(?:\n|$)/gm, "").trimEnd();
  const lines = review ? `reviewed_by: ${JSON.stringify(review.name)}\nreviewed_on: ${review.on}` : "reviewed_by: null";
  return `---\n${front}\n${lines}\n---\n${match[2]}`;
}

/** Returns an entry of a list with or without its reviewer. */
function reviewedEntry(text: string, review: { name: string; on: string } | null): string {
  const document = parseDocument(text);
  const map = mapOf(document, true);
  for (const [name, value] of [
    ["reviewed_by", review?.name],
    ["reviewed_on", review?.on],
  ]) {
    if (value === undefined) map.delete(name);
    else map.set(name, document.createNode(value));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Returns the same string for two values that mean the same, however they are written. */
function said(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(said).join("\n");
  if (typeof value !== "object") return String(value).trim();
  const entries = Object.entries(value).filter(([, inner]) => said(inner) !== "");
  return JSON.stringify(entries.map(([name, inner]) => [name, said(inner)]).sort());
}

function mapOf(document: Document, listed: boolean): YAMLMap {
  const node = listed && isSeq(document.contents) ? document.contents.items[0] : document.contents;
  if (isMap(node)) return node as YAMLMap;
  throw new Error("a text has no fields");
}
