import type { AskedRows } from "#platform/db/list-page.ts";
import { plain } from "#platform/plain-text.ts";

const MIN_LENGTH = 2;
const MAX_LENGTH = 60;
/** Words that were searched less often might come from one person, and are shown to nobody. */
export const SHOWN_FROM = 3;
export const SEARCHES_PAGE = 50;

/** First names that are common here. A search that contains one may name a patient. */
const GIVEN_NAMES = new Set(
  (
    "alba alejandra alejandro altagracia amparo ana andrea andres angel angela antonia antonio beatriz benjamin camila carlos carmen carolina " +
    "cesar clara claudia cristina daniel daniela david diana diego eduardo elena elizabeth emilia enrique esther eva fatima felipe fernando " +
    "francisca francisco gabriel gabriela gloria guillermo hector ines irene isabel ivan jaime javier jesus joaquin jorge jose josefina juan " +
    "juana julia julio karla laura leonardo leticia lorena lourdes lucia luis luisa magdalena manuel marcos margarita maria mario marisol " +
    "marta martha martin mateo mercedes miguel milagros miriam monica natalia nicolas nuria olga oscar pablo pamela patricia paula pedro pilar " +
    "rafael ramon raquel raul rebeca ricardo roberto rosa rosario ruben samuel sandra santiago sara sebastian sergio silvia sofia susana teresa " +
    "tomas valentina valeria vanessa veronica vicente victor victoria virginia wilson ximena yesenia yolanda"
  ).split(" "),
);

/**
 * Returns the words of a search as they are counted, or null for what looks like a name, a telephone or document number, a mailbox or
 * an address.
 */
export function countedWords(query: string): string | null {
  const written = query.normalize("NFC").replace(/\s+/g, " ").trim();
  if (/[@/\\]|www\.|\p{C}/u.test(written) || written.replace(/\D/g, "").length >= 5) return null;
  // People write names this way, such as «Yadira Polanco», and hardly anything else.
  if (/^(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}\p{Ll}+$/u.test(written)) return null;
  const words = written.toLocaleLowerCase("es");
  if (words.length < MIN_LENGTH || words.length > MAX_LENGTH) return null;
  return plain(words)
    .split(/[^\p{L}]+/u)
    .some((word) => GIVEN_NAMES.has(word))
    ? null
    : words;
}

export type SearchSort = "veces" | "ultima" | "palabras";

export interface AskedSearches extends AskedRows<SearchSort> {
  readonly from: string;
  readonly to: string;
}

/** Words that found nothing, and the service that they may mean. */
export interface EmptySearch {
  words: string;
  count: number;
  lastDay: string;
  service: { id: string; name: string } | null;
}
