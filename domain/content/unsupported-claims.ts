import { withoutSentences } from "./directory-note.ts";
import type { EditedText } from "./edit-fields.ts";
import { type TextSentence, textSentences } from "./text-sentences.ts";

/** A sentence that states a fact and cites no source. */
export interface UnsupportedClaim {
  readonly sentence: string;
  /** Its line in the text or its row in the list, from 1. */
  readonly line: number;
}

/** A number, or a word that makes a reader ask «who says so?». */
const CLAIM = new RegExp(
  [
    String.raw`\d|%`,
    String.raw`\b(?:riesgos?|ley(?:es)?|legal(?:es|mente)?|ilegal(?:es)?|Código|sentencias?|tribunal(?:es)?|delitos?)\b`,
    String.raw`(?:^|\s)Constitución\b`,
    String.raw`\bdebe[ns]? (?:\S+ )?\p{L}+(?:[aei]r)(?:se|te|l[aeo]s?)?\b`,
    String.raw`\b(?:recomienda[ns]?|desaconseja[ns]?|prohíbe[ns]?|exige[ns]?|castiga[ns]?|obligatori[oa]s?)\b`,
    String.raw`\bpuede[ns]? (?:causar|provocar|producir|dañar|aumentar|reducir|impedir)\b`,
    String.raw`\b(?:causa[ns]?|provoca[ns]?|aumenta[ns]?|reduce[ns]?|garantiza[ns]?) (?:el|la|los|las|un|una|más|menos)\b`,
    String.raw`\b(?:por ciento|evidencia|metanálisis|ensayos?|demostrado|demuestra[ns]?|probabilidad(?:es)? de)\b`,
  ].join("|"),
  "iu",
);

/** A question asks, and states nothing. */
const QUESTION = /\?[*_»")]*(?: \|)?$/;
/** Our own search is the source of what we did not find. The sentence says so. */
const NOT_FOUND =
  /\b(?:no|tampoco|ni) (?:\S+ )?(?:encontramos|conocemos|sabemos|leímos|pudimos leer|la vimos|lo vimos|lo encontramos|publicamos|encontré)\b/iu;
/** What a reader may ask for, take along or look at is advice, when it says no number. */
const ADVICE = new RegExp(
  String.raw`^[*_¡«]*(?:[^.:;]{1,60}[,:] )?(?:no )?(?:${[
    "pid(?:e|an)|p[ií]d(?:e|an)\\S+|pregunt(?:a|en)|pregúnt\\S+|llev(?:a|en)|le(?:e|an)|lé\\S+|mir(?:a|en)|anot(?:a|en)|guard(?:a|en)",
    "escrib(?:e|an)|escríb\\S+|compar(?:a|en)|consult(?:a|en)|decid(?:e|an)|busc(?:a|en)|búsc\\S+|habl(?:a|en)|llam(?:a|en)|elig(?:e|en)",
    "elij(?:e|an)|revis(?:a|en)|acuerd(?:a|en)|haz|hagan|dil[eo]|díg\\S+|us(?:a|en)|desconfí(?:a|en)|confirm(?:a|en)|pag(?:ues|uen)",
  ].join("|")})\b`,
  "iu",
);
/** The site itself is the source of what it says about itself, and shows where. */
const OWN =
  /\]\(\/[a-z]|\b(?:nosotros|nuestr[oa]s?|mostramos|cobramos|publicamos|te orientamos|asesoría legal|en este directorio|en cada perfil)\b/iu;
/** The number of a heading inside a paragraph. */
const NUMBERED = /^(\*\*)\d+\. /;
/** The name of an item, or what leads to a list. */
const LABEL = /^\*\*[^*]{1,60}\*\*$|:\**$/;
/** Words that somebody else says, between quotes. */
const QUOTED = /^«[^»]*»[.,]?$/;

/** The kinds of sentence that need no mark, as the page about our texts says. */
export type NeedsNoMark = "question" | "quoted" | "label" | "not-found" | "advice" | "site";

const withoutReferences = (sentence: string) => sentence.replaceAll(/\[\^[a-z0-9-]+\]/g, "").replace(NUMBERED, "$1");
const withoutLinks = (sentence: string) => withoutReferences(sentence).replaceAll(/\]\([^)]*\)/g, "]");

/** Returns why a sentence needs no mark, whatever its words; null when only its words decide. */
export function needsNoMark(sentence: string): NeedsNoMark | null {
  const words = withoutReferences(sentence);
  if (QUESTION.test(words)) return "question";
  if (QUOTED.test(words)) return "quoted";
  if (NOT_FOUND.test(words)) return "not-found";
  if (/\d/.test(withoutLinks(sentence))) return null;
  if (LABEL.test(words) && !CLAIM.test(withoutLinks(sentence))) return "label";
  if (ADVICE.test(words)) return "advice";
  return OWN.test(words) ? "site" : null;
}

/** Says whether a sentence states a fact that needs a source, by the rule that the page about our texts explains. */
export const statesFact = (sentence: string): boolean => CLAIM.test(withoutLinks(sentence)) && needsNoMark(sentence) === null;

/** Returns whether a sentence has a mark of its own, or that of the line that introduces its list or table. */
export const hasSource = ({ own, introduced }: Pick<TextSentence, "own" | "introduced">): boolean =>
  own.length > 0 || introduced.length > 0;

/** Finds sentences that state a fact without a mark of their own. The line that introduces a table or a list covers all of it. */
export function unsupportedClaims(body: string): UnsupportedClaim[] {
  return textSentences(body)
    .filter((found) => !hasSource(found) && statesFact(found.sentence))
    .map(({ sentence, line }) => ({ sentence: sentence.replaceAll(/\]\([^)]*\)/g, "]"), line }));
}

/** A claim with its field; null for the body. */
export interface PlacedClaim extends UnsupportedClaim {
  readonly field: string | null;
}

/** The lists of a text whose rows may contain claims, and the columns with the claims. */
const CLAIMING: Readonly<Record<string, readonly string[]>> = {
  key_facts: ["value"],
  essentials: ["row"],
  steps: ["text"],
  risks: ["text"],
  alternatives: ["text"],
  questions: ["a"],
  emergency: ["row"],
  call: ["row"],
  wait: ["row"],
  keep: ["row"],
  avoid: ["row"],
  figures: ["text"],
};

/** Returns the rows of a text that may contain claims, as text, with the source in their own column. */
export function claimingRows(fields: EditedText["fields"]) {
  return Object.entries(CLAIMING).flatMap(([field, columns]) => {
    const rows = Array.isArray(fields[field]) ? (fields[field] as unknown[]) : [];
    return rows.map((row, index) => {
      const cells = (typeof row === "string" ? { row } : (row ?? {})) as Record<string, unknown>;
      const source = typeof cells.source === "string" && cells.source ? cells.source : null;
      return { field, line: index + 1, source, words: columns.map((column) => String(cells[column] ?? "")).join("\n\n") };
    });
  });
}

/**
 * Finds the claims without a source in a whole text: in its body, and in rows with an empty column of sources. Generated sentences
 * need none, since the directory is their source.
 */
export function claimsOfText({ fields, body }: EditedText, ofDirectory: readonly string[] = []): PlacedClaim[] {
  const inRows = claimingRows(fields)
    .filter(({ source }) => source === null)
    .flatMap(({ field, line, words }) => unsupportedClaims(words).map(({ sentence }) => ({ sentence, line, field })));
  return [...unsupportedClaims(withoutSentences(body, ofDirectory)).map((claim) => ({ ...claim, field: null })), ...inRows];
}
