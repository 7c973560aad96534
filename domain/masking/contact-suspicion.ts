import { isInDescribedParts } from "./described-parts.ts";
import { foldText } from "./folded-text.ts";
import { isMailHost } from "./links.ts";
import { MASK, maskMessage, type PrivateFacts } from "./masking.ts";
import { needlesOf } from "./names.ts";
import { numbersAsMeant, numbersWordByWord } from "./numbers.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { isNumberInPieces } from "./own-number.ts";
import { isQuantity } from "./quantities.ts";
import { LEADS_NOWHERE, LEADS_TO_WRITER, secondOpinion } from "./second-opinion.ts";
import { asksFor, describesAddress, isInPieces, readMasked, SIGN, saysHowToRead, sendsElsewhere } from "./ways-round.ts";
import { MAX_WORD, type Word, wordsOf } from "./words.ts";

type Suspicion =
  | "own_number_in_pieces"
  | "own_name_in_initials"
  | "request_with_leftovers"
  | "leftovers_beside_mask"
  | "spelled_letters"
  | "unread_script"
  | "coded_word"
  | "says_how_to_read"
  | "sends_elsewhere"
  | "describes_address"
  | "in_pieces"
  | "in_described_parts"
  | "second_opinion";

/** Returns a message as it may be shown before the contact data is open, or null when even its masked form may contain a contact. */
export function withoutContacts(message: string, facts: PrivateFacts): string | null {
  const masked = maskMessage(message, facts);
  return suspicionsOf(masked, facts, message).length > 0 ? null : masked;
}

/**
 * Returns reasons why a masked message may still contain a contact. Honest messages hardly ever have one. A message with a reason is
 * shown only after the purchase.
 */
export function suspicionsOf(masked: string, facts: PrivateFacts, message: string): Suspicion[] {
  const signed = masked.replaceAll(MASK, SIGN);
  const folded = foldText(signed);
  const { text } = folded;
  const reading = readMasked(signed, folded);
  const words = wordsOf(text);
  const opinion = secondOpinion(signed);
  const signs: readonly (readonly [Suspicion, boolean])[] = [
    [
      "own_number_in_pieces",
      [numbersWordByWord(words), numbersAsMeant(text, words)].some((numbers) => isNumberInPieces(numbers, facts.phones)),
    ],
    ["own_name_in_initials", hidesNameInInitials(masked, facts)],
    ["request_with_leftovers", asksWithLeftovers(text, words, asksFor(reading))],
    [
      "leftovers_beside_mask",
      LEFTOVERS.test(text) || hasFiguresBesideMask(text, words) || (text.includes(SIGN) && words.some((word) => isMailHost(word.text))),
    ],
    ["spelled_letters", hasSpelledLetters(text, words) || SPELLED_BY_WORDS.test(foldText(message).text) || HEARD_FIGURES.test(text)],
    ["unread_script", (text.match(/[^\p{Script=Latin}\P{L}]/gu) ?? []).length >= MIN_UNREAD],
    ["coded_word", CODED.test(masked)],
    ["says_how_to_read", saysHowToRead(reading)],
    ["sends_elsewhere", sendsElsewhere(text, reading)],
    ["describes_address", describesAddress(text, foldText(message).text)],
    ["in_pieces", isInPieces(text, reading, looseFigures(text, words))],
    ["in_described_parts", isInDescribedParts(message, facts.phones)],
    ["second_opinion", opinion > LEADS_TO_WRITER],
  ];
  const found = signs.filter(([, isFound]) => isFound).map(([suspicion]) => suspicion);
  const isPhraseAlone = found.length === 1 && BY_PHRASE.has(found[0]!);
  return isPhraseAlone && masked === message && opinion < LEADS_NOWHERE ? [] : found;
}

/** These are found by words that honest people use as well. */
const BY_PHRASE: ReadonlySet<Suspicion> = new Set(["says_how_to_read", "sends_elsewhere", "describes_address"]);

const MIN_UNREAD = 4;
const LEFTOVERS =
  /\u2588\W{0,4}(?:h?arr?obb?as?|arrobase|dot|guion bajo|underscore)\b|\b(?:h?arr?obb?as?|arrobase|guion bajo|underscore)\W{0,4}\u2588|\bpunto\W{0,3}\u2588\W{0,3}punto\b|\u2588[\s,;:()]{1,4}(?:punto|point|ponto|dot|pwen|barra|slash|doble|double)\b|\u2588\s?@|@\s?\u2588|\b(?:punto|ponto|point|dot|pwen) \u2588|[a-z]{3}[._/-]?\u2588|\u2588[._/-]?[a-z]{3}|\u2588 (?:i )?griega\b|\u2588[^.!?\n\u2588]{0,20}\b(?:rayita|palito|diagonal|barra inclinada)\b/;
/** Matches «m de mango, i de isla». */
const SPELLED_BY_WORDS = /\b([a-z]) (?:de|como|for|comme|as in) \1\w{1,14}\W+(?:y )?([a-z]) (?:de|como|for|comme|as in) \2\w{1,14}/;
/** Matches figures written as the English words that sound like them: «ate oh nine, for ate too». */
const HEARD_FIGURES =
  /(?:\b(?:ate|eight|oh|o|zero|nine|nein|for|fore|four|too|to|two|sicks|six|won|one|tree|three|free|fife|five|seven)\b[\s,.-]{0,3}){8}/;
const CODED = /(?<!\w)(?=\w{0,60}\d)(?=\w{0,60}[a-z])(?=\w{0,60}[A-Z])\w{14,}/;
const REACH = 60;

/** Finds «mi número» or «búscame» with digits or mixed characters nearby. */
function asksWithLeftovers(text: string, words: readonly Word[], requests: readonly number[]): boolean {
  const odd = words.filter((word) => isSoup(word) || (word.numbers !== null && /\d/.test(word.text) && !isQuantity(text, word)));
  let at = 0;
  for (const index of requests) {
    while (at < odd.length && odd[at]!.end < index - REACH / 3) at++;
    let digits = 0;
    for (let next = at; next < odd.length && next < at + 12 && odd[next]!.start < index + REACH; next++) {
      if (isSoup(odd[next]!)) return true;
      digits += odd[next]!.numbers!.join("").length;
    }
    if (digits >= 5) return true;
  }
  return false;
}

/** Counts the digits of numbers that neither count nor measure anything. */
function looseFigures(text: string, words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + (/^\d+$/.test(word.text) && !isQuantity(text, word) ? word.text.length : 0), 0);
}

/** Finds mixed letters and digits that are no dose, grade or vitamin, or a word that nobody can pronounce. */
function isSoup({ text }: Word): boolean {
  if (text.length > MAX_WORD) return true;
  if (/^\d+[a-z]{1,4}$|^[a-z]{1,4}\d+$|^\d+(?:dias|anos|semanas|meses|horas|veces|pesos|usd)$/.test(text)) return false;
  if (/^[a-z\d]+$/.test(text) && (text.match(/\d+|[a-z]+/g) ?? []).length >= 3 && text.length >= 5) return true;
  if (isOrdinaryWord(text)) return false;
  return /[a-z]{4,}\d{2,}/.test(text) || /[bcdfghjklmnpqrstvwxz]{6,}/.test(text);
}

/** Finds digits next to a mask, which may be the rest of a number. */
function hasFiguresBesideMask(text: string, words: readonly Word[]): boolean {
  return words.some((word) => {
    if (!word.numbers || word.numbers.join("").length < 3 || !/^\d+$/.test(word.text) || isQuantity(text, word)) return false;
    return (
      /\u2588[^\p{L}\p{N}]{0,4}$/u.test(text.slice(Math.max(0, word.start - 6), word.start)) ||
      /^[^\p{L}\p{N}]{0,4}\u2588/u.test(text.slice(word.end, word.end + 6))
    );
  });
}

const WINDOW = 10;
const MIN_CONSONANTS = 4;

/** Finds single consonants close together, which spell something. */
function hasSpelledLetters(text: string, words: readonly Word[]): boolean {
  const places = words.flatMap((word, index) => (isLoneConsonant(text, word) ? [index] : []));
  return places.some((place, at) => at >= MIN_CONSONANTS - 1 && place - places[at - MIN_CONSONANTS + 1]! < WINDOW);
}

function isLoneConsonant(text: string, { start, end, text: word }: Word): boolean {
  if (!/^[bcdfghjklmnpqrstwz]$/.test(word)) return false;
  // Excludes «p.m.», «5 g», «d'une».
  return (
    !/^['’]/.test(text.slice(end, end + 1)) &&
    !/(?:[ap]\.\s?|\d\s?)$/.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^\.\s?m\b/.test(text.slice(end, end + 3))
  );
}

/** Finds the name down the left side of a poem, in the first letters of the words, or in the capitals inside the words. */
function hidesNameInInitials(masked: string, facts: PrivateFacts): boolean {
  const names = needlesOf(facts.names, "").filter((name) => name.length >= 5);
  const lines = masked.split("\n").map((line) => foldText(line).text.replace(/[^\p{L}]/gu, "")[0] ?? "");
  const initials = foldText(masked).text.replace(/(?<=\p{L})\p{L}+|[^\p{L}]+/gu, "");
  if (names.some((name) => name.length >= 6 && initials.includes(name))) return true;
  const inner = foldText((masked.match(/(?<=\p{Ll})\p{Lu}/gu) ?? []).join("")).text;
  return [lines.join(""), inner].some((letters) => names.some((name) => letters.includes(name)));
}
