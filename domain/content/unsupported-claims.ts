import { withoutSentences } from "./directory-note.ts";
import type { EditedText } from "./edit-fields.ts";

/** A sentence with a number or a certainty that cites no source. */
export interface UnsupportedClaim {
  readonly sentence: string;
  /** Its line in the text or its row in the list, from 1. */
  readonly line: number;
}

const REFERENCE = /\[\^[a-z0-9-]+\]/;
/** Words that make a reader ask «who says so?». */
const CLAIM =
  /\d|\b(?:por ciento|estudios?|evidencia|demostrado|demuestra|recomienda|garantiza|seguro|riesgo de|aumenta|reduce|ley|legal|ilegal|prohíbe|permite|siempre|nunca)\b/iu;

/**
 * Finds sentences with a number or a claim that cite no source. A paragraph's last reference covers the sentences before it, and the
 * line that introduces a table or a list covers all of it.
 */
export function unsupportedClaims(body: string): UnsupportedClaim[] {
  const found: UnsupportedClaim[] = [];
  let supported = false;
  for (const { text, line, follows } of blocksOf(body)) {
    const own = REFERENCE.test(text);
    if (!(own || (follows && supported)) && !/^#/.test(text)) {
      for (const sentence of sentencesOf(text)) if (CLAIM.test(sentence)) found.push({ sentence, line });
    }
    supported = own || (follows && supported);
  }
  return found;
}

/** A claim with its field; null for the body. */
export interface PlacedClaim extends UnsupportedClaim {
  readonly field: string | null;
}

/**
 * Finds the claims without a source in a whole text: in its body, and in rows with an empty column of sources. Generated sentences
 * need none, since the directory is their source.
 */
export function claimsOfText({ fields, body }: EditedText, ofDirectory: readonly string[] = []): PlacedClaim[] {
  const inRows = Object.entries(CLAIMING).flatMap(([field, columns]) => {
    const rows = Array.isArray(fields[field]) ? (fields[field] as unknown[]) : [];
    return rows.flatMap((row, index) => {
      const cells = typeof row === "string" ? { row } : ((row ?? {}) as Record<string, unknown>);
      if ("source" in cells && cells.source) return [];
      const words = columns.map((column) => String((cells as Record<string, unknown>)[column] ?? "")).join("\n\n");
      return unsupportedClaims(words).map(({ sentence }) => ({ sentence, line: index + 1, field }));
    });
  });
  return [...unsupportedClaims(withoutSentences(body, ofDirectory)).map((claim) => ({ ...claim, field: null })), ...inRows];
}

/** The lists of a text whose rows may contain claims, and the columns with the claims. */
const CLAIMING: Readonly<Record<string, readonly string[]>> = {
  key_facts: ["value"],
  essentials: ["row"],
  steps: ["text"],
  risks: ["text"],
  questions: ["a"],
};

/** Splits a text into paragraphs, and the items and rows that follow one. */
function blocksOf(body: string) {
  const blocks: { text: string; line: number; follows: boolean }[] = [];
  for (const [index, text] of body.split(/\r?\n/).entries()) {
    if (text.trim() === "") continue;
    blocks.push({ text: text.trim(), line: index + 1, follows: /^\s*(?:[-*|>]|\d+\.)/.test(text) });
  }
  return blocks;
}

const sentencesOf = (text: string) =>
  text
    .replace(/^(?:[-*>|]|\d+\.)\s*/, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«*])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0 && !/^[|\s:-]+$/.test(sentence));
