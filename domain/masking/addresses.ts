import { chainStart, domainEnd, isMailHost, startsDomain } from "./links.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import type { Span, Word } from "./words.ts";

const AT_WORD = /^h?[a4]+r+[o0]+[bv]+[a4]+(?:s|se|z)?$/;
const INSIDE_WORD = /^(.+?)(?:h?[a4]r+[o0][bv]+a|\(at\))(.+)$/;
const ASKING_BEFORE = new Set(
  "es va lleva con sin un una el la si que signo is the c est un une puso pone ponen poner pusieron usa usar escribio".split(" "),
);
const ASKING_BEHIND = new Set("o u ni or ou que va en del de la el si no lo por para porque pero y cuando".split(" "));
const BEFORE_HOST = new Set([
  "en",
  "de",
  "del",
  "at",
  "et",
  "al",
  "a",
  "arr",
  "signo",
  "por",
  "on",
  "nan",
  "no",
  "na",
  "chez",
  "sur",
  "es",
  "is",
  "con",
]);

/** Finds e-mail addresses, however their @ is written, and @handles. */
export function addressSpans(folded: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    const inside = word.text.length <= 80 ? INSIDE_WORD.exec(word.text) : null;
    if (inside && !/^(?:dor|do|da|s|dos|das|miento|r|n)$/.test(inside[2]!)) spans.push(word);
    if (isAtWord(folded, words, index)) {
      spans.push({ start: chainStart(folded, words, index - 1), end: domainEnd(folded, words, index + 1) });
    }
    spans.push(...hostSpans(folded, words, index));
  }
  return [...spans, ...signSpans(folded, words)];
}

function signSpans(folded: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  let after = 0;
  for (let sign = folded.indexOf("@"); sign !== -1; sign = folded.indexOf("@", sign + 1)) {
    while (after < words.length && words[after]!.start <= sign) after++;
    const left = after > 0 && words[after - 1]!.end <= sign ? after - 1 : -1;
    // «info@ de la página»: a mailbox without its provider.
    if (
      left !== -1 &&
      words[left]!.end === sign &&
      !startsDomain(folded, words, after) &&
      /^(?:\s|[.,;:!?)]|$)/.test(folded.slice(sign + 1, sign + 2))
    ) {
      if (!isOrdinaryWord(words[left]!.text)) spans.push({ start: chainStart(folded, words, left), end: sign + 1 });
      continue;
    }
    if (after === words.length) continue;
    const gapRight = folded.slice(sign + 1, Math.min(words[after]!.start, sign + 6));
    const gapLeft = left === -1 ? "" : folded.slice(Math.max(words[left]!.end, sign - 5), sign);
    const spaced = gapLeft !== "" && gapRight !== "";
    if (gapRight.length > 3 || (spaced && !startsDomain(folded, words, after))) continue;
    const isHandle = left === -1 || (gapLeft !== "" && gapRight === "" && !startsDomain(folded, words, after));
    const start = isHandle || gapLeft.length > 3 ? sign : chainStart(folded, words, left);
    spans.push({ start, end: domainEnd(folded, words, after) });
  }
  return spans;
}

/** Returns whether a word stands for @: «arroba» always does; «at», «a t», «a» and «en» do where an address follows. */
function isAtWord(folded: string, words: readonly Word[], index: number): boolean {
  const { text, start, end } = words[index]!;
  if (index === 0 || index === words.length - 1) return false;
  // «¿es arroba o punto?» is a question.
  if (AT_WORD.test(text)) return !(ASKING_BEFORE.has(words[index - 1]!.text) && ASKING_BEHIND.has(words[index + 1]!.text));
  const [before, behind] = [folded.slice(Math.max(0, start - 3), start), folded.slice(end, end + 3)];
  const bracketed = /[([{<]\s*$/.test(before) && /^\s*[)\]}>]/.test(behind);
  const marked = /[«*_~-]\s*$/.test(before) && /^\s*[»*_~-]/.test(behind);
  if (bracketed && /^(?:a|at|arr|en|et)$/.test(text)) return true;
  if (marked && /^(?:at|arr)$/.test(text)) return startsDomain(folded, words, index + 1);
  if (text === "at" || text === "arr") return startsDomain(folded, words, index + 1);
  if (text === "t" && words[index - 1]!.text === "a") return startsDomain(folded, words, index + 1);
  if (!BEFORE_HOST.has(text) || !isMailHost(words[index + 1]!.text)) return false;
  // Matches «pareja en gmail punto com», and not «tengo correo en Gmail».
  const goesOn = domainEnd(folded, words, index + 1) > words[index + 1]!.end;
  return (goesOn && /^(?:en|at|a|arr|et|na|nan)$/.test(text)) || !isOrdinaryWord(words[index - 1]!.text);
}

/** Finds addresses by their host: «nievita gmail com», «nievita#gmail.com», «gmail: nievita», «mi gmail es nievita». */
function hostSpans(folded: string, words: readonly Word[], index: number): Span[] {
  const word = words[index]!;
  if (!isMailHost(word.text)) return [];
  const spans: Span[] = [];
  const left = words[index - 1];
  const gap = left ? folded.slice(left.end, word.start).slice(0, 4) : "";
  if (left && gap.length <= 3 && !/[.!?\n,]\s/.test(gap) && !isOrdinaryWord(left.text) && !BEFORE_HOST.has(left.text))
    spans.push({ start: chainStart(folded, words, index - 1), end: domainEnd(folded, words, index) });
  return spans;
}
