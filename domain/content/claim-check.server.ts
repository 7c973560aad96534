import { isException } from "./claim-exceptions.ts";
import { figuresWithout } from "./claim-figures.ts";
import type { Source } from "./content.ts";
import { documentsIn, fileOf, type TextKind } from "./content-documents.ts";
import { openText } from "./edit-fields.ts";
import type { Mistake, Reading } from "./read-content.server.ts";
import { type TextSentence, textSentences } from "./text-sentences.ts";
import { claimingRows, hasSource, needsNoMark, statesFact } from "./unsupported-claims.ts";

/** The kinds of text in which each fact has its mark. */
const CHECKED: readonly TextKind[] = ["treatment", "article", "guide", "urgent", "question"];

interface FoundSentence extends TextSentence {
  readonly kind: TextKind;
  readonly file: string;
  /** The source in the column of its row, which is shown at its end. */
  readonly ofRow: string | null;
}

/** Returns each sentence of the texts whose facts have marks. */
function checkedSentences({ files }: Pick<Reading, "files">): FoundSentence[] {
  return documentsIn(files)
    .filter(({ kind }) => CHECKED.includes(kind))
    .flatMap((document) => {
      const opened = openText(document, document.text);
      if (!opened) return [];
      const place = { kind: document.kind, file: fileOf(document) };
      const rows = claimingRows(opened.fields).flatMap(({ words, source }) =>
        textSentences(words).map((found) => ({
          ...found,
          near: [...found.near, ...(source ? [source] : [])],
          ofRow: source,
        })),
      );
      return [...rows, ...textSentences(opened.body).map((found) => ({ ...found, ofRow: null }))].map((found) => ({ ...found, ...place }));
    });
}

/** Returns each sentence that a source carries, with these sources: its own, else those of its row or list. */
export function sourcedSentences(reading: Pick<Reading, "files">): { file: string; sentence: string; cited: readonly string[] }[] {
  return checkedSentences(reading)
    .filter(({ own, sentence }) => own.length > 0 || needsNoMark(sentence) === null)
    .map(({ file, sentence, own, introduced, ofRow }) => ({
      file,
      sentence,
      cited: own.length > 0 ? own : [...introduced, ...(ofRow ? [ofRow] : [])],
    }))
    .filter(({ cited }) => cited.length > 0);
}

/** Returns facts without a mark, and numbers that no excerpt of a cited source of the same paragraph carries. */
export function claimMistakes(reading: Pick<Reading, "files" | "content">): Mistake[] {
  const sources = new Map(reading.content.sources.map((source) => [source.id, source]));
  return checkedSentences(reading)
    .filter(({ file, sentence }) => !isException(file, sentence))
    .flatMap((found) => {
      const file = `content/${found.file}`;
      if (needsNoMark(found.sentence)) return [];
      if (!hasSource(found) && !found.ofRow) {
        return statesFact(found.sentence) ? [{ file, sentence: `«${found.sentence}» states a fact without a mark.` }] : [];
      }
      const figures = figuresWithout(found.sentence, found.near.map((id) => wordsOf(sources.get(id))).join(" "));
      return figures.length > 0 ? [{ file, sentence: `no excerpt carries ${figures.join(", ")} in «${found.sentence}».` }] : [];
    });
}

/** Returns what a source says itself: its words, its title and when it was published. */
const wordsOf = (source: Source | undefined) => (source ? [source.excerpt, source.title, source.published].join(" ") : "");

export interface MarkShare {
  readonly kind: TextKind;
  readonly sentences: number;
  /** Those with a mark of their own. */
  readonly marked: number;
  /** Those that have the mark of their row, their list or their table. */
  readonly ofRow: number;
  /** Questions, advice, names of items, what we did not find, and what the site says of itself. */
  readonly without: number;
}

/** Counts how many sentences have marks, by kind of text. */
export function markShares(reading: Pick<Reading, "files">): MarkShare[] {
  const found = checkedSentences(reading);
  return CHECKED.map((kind) => {
    const own = found.filter((sentence) => sentence.kind === kind);
    const rest = own.filter((sentence) => sentence.own.length === 0);
    const ofRow = rest.filter((sentence) => hasSource(sentence) || sentence.ofRow);
    return {
      kind,
      sentences: own.length,
      marked: own.length - rest.length,
      ofRow: ofRow.length,
      without: rest.filter((sentence) => !ofRow.includes(sentence) && needsNoMark(sentence.sentence)).length,
    };
  });
}
