/** A sentence of a text, with what its marks are. */
export interface TextSentence {
  readonly sentence: string;
  /** Its line in the text, from 1. */
  readonly line: number;
  /** The sources that it refers to itself. */
  readonly own: readonly string[];
  /** The sources of the line that introduces its list or table. They cover each item and row. */
  readonly introduced: readonly string[];
  /** All sources of its paragraph, item or row, and of the line that introduces it. */
  readonly near: readonly string[];
}

const REFERENCE = /\[\^([a-z0-9-]+)\]/g;
const ITEM = /^\s*(?:[-*]\s|\||>|\d+\.\s)/;
/** A shortened word or the number of a heading, after which no sentence ends. */
const SHORT = /(?<!\p{L})(?:Dr|Dra|art|arts|núm|pág|EE|aprox|etc)\.$|^\**\d+\.$/iu;

const referencesOf = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, id]) => id!);

/**
 * Splits a text into its sentences. A mark belongs to the sentence before it. The line before a list or a table introduces it, as the
 * first row of a table does.
 */
export function textSentences(body: string): TextSentence[] {
  const found: TextSentence[] = [];
  let introduced: string[] = [];
  let inTable = false;
  for (const [index, text] of body.split(/\r?\n/).entries()) {
    if (text.trim() === "" || /^[|\s:-]+$/.test(text) || /^!\[/.test(text)) continue;
    const references = referencesOf(text);
    const isItem = ITEM.test(text) && !text.startsWith("**");
    if (/^#/.test(text)) {
      introduced = [];
      continue;
    }
    if (!isItem) introduced = [];
    for (const sentence of splitSentences(text.trim().replace(/^(?:[-*>]\s|\d+\.\s)\s*/, ""))) {
      found.push({
        sentence,
        line: index + 1,
        own: referencesOf(sentence),
        introduced,
        near: [...new Set([...references, ...introduced])],
      });
    }
    const isRow = /^\s*\|/.test(text);
    const isHead = isRow && (introduced.length === 0 || (!inTable && references.length > 0));
    if (!isItem || isHead) introduced = references;
    inTable = isRow;
  }
  return found;
}

/** Splits a paragraph. Marks of emphasis and references after its end belong to a sentence. */
function splitSentences(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: blank } of text.matchAll(/(?<=[.!?…][»”)*_]*(?:\[\^[a-z0-9-]+\])*)\s+(?=[\p{Lu}¿¡«*_([])/gu)) {
    const sentence = text.slice(from, index);
    if (SHORT.test(sentence)) continue;
    parts.push(sentence);
    from = index + blank.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}
