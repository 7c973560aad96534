import { type TextSentence, textSentences } from "#domain/content/text-sentences.ts";
import { hasSource, statesFact } from "#domain/content/unsupported-claims.ts";
import { sentencePlace } from "./sentence-place.ts";
import type { TextPart } from "./text-parts.ts";

/** A sentence of a text, with its number in the whole text, from 1. */
export interface Sentence {
  readonly number: number;
  /** Without marks, links and emphasis. */
  readonly words: string;
  /** The sources of its own, or those of the line that introduces its list or table. */
  readonly sources: readonly string[];
  /** True when it states a fact without any of them. */
  readonly lacksSource: boolean;
}

interface NumberedParagraph {
  /** In Markdown, with its number before each sentence. */
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

export interface NumberedPart extends Omit<TextPart, "paragraphs"> {
  readonly paragraphs: readonly NumberedParagraph[];
}

/** Numbers the sentences of a text from top to bottom. The same words always have the same numbers. */
export function numberedParts(parts: readonly TextPart[]): NumberedPart[] {
  let last = 0;
  return parts.map((part) => {
    // The whole part, since a line before a blank one may introduce the list or the table after it.
    const found = textSentences(part.paragraphs.join("\n\n")).map((sentence) => ({ sentence, number: ++last }));
    let line = 1;
    const paragraphs = part.paragraphs.map((paragraph) => {
      const lines = paragraph.split("\n");
      const from = line;
      line += lines.length + 1;
      const own = found.filter(({ sentence }) => sentence.line >= from && sentence.line < from + lines.length);
      return {
        text: lines
          .map((words, index) =>
            numbered(
              words,
              own.filter(({ sentence }) => sentence.line === from + index),
            ),
          )
          .join("\n"),
        sentences: own.map(({ sentence, number }) => sentenceOf(sentence, number)),
      };
    });
    return { id: part.id, title: part.title, paragraphs };
  });
}

const sentenceOf = (found: TextSentence, number: number): Sentence => ({
  number,
  words: found.sentence
    .replaceAll(/\[\^[a-z0-9-]+\]/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*+|^\|\s*|\s*\|$/g, ""),
  sources: found.own.length > 0 ? found.own : found.introduced,
  lacksSource: !hasSource(found) && statesFact(found.sentence),
});

/** Writes the number before each sentence of a line. That of a row goes into its first cell, so that it stays a row. */
function numbered(line: string, found: readonly { sentence: TextSentence; number: number }[]): string {
  let written = "";
  let from = 0;
  for (const { sentence, number } of found) {
    const start = line.indexOf(sentence.sentence, from);
    const at = start + (/^\|\s*/.exec(sentence.sentence)?.[0].length ?? 0);
    written += `${line.slice(from, at)}[${number}] `;
    from = at;
  }
  return written + line.slice(from);
}

/** Returns whether a remark can be about this place: a section, or a sentence. */
export function hasPlace(parts: readonly TextPart[], place: string): boolean {
  return parts.some(({ id }) => id === place) || sentencesOf(numberedParts(parts)).some(({ number }) => sentencePlace(number) === place);
}

export const sentencesOf = (parts: readonly NumberedPart[]): Sentence[] =>
  parts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences));
