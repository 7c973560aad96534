import type { Word } from "./masking-words.ts";

/** A stretch of a folded text that has to go. */
export interface Span {
  start: number;
  end: number;
}

const AT_WORDS = new Set(["arroba", "arrobas", "aroba", "arova", "arrova"]);
const DOT_WORDS = new Set(["punto", "puntos", "pto", "dot", "point", "ponto", "punkt"]);
const JOINT_WORDS = new Set([...DOT_WORDS, "guion", "guionbajo", "bajo", "underscore", "dash", "hyphen"]);
const MAIL_HOSTS = new Set("gmail gmeil jimeil hotmail jotmail outlook yahoo icloud proton protonmail".split(" "));
const SPELLED_ENDINGS = new Set(["com", "net", "org", "info", "edu", "gob", "gov", "do", "online", "app", "io", "example", "test"]);
const NETWORKS = new Set(
  "instagram insta ig facebook fb face telegram tiktok twitter snapchat snap skype linkedin wechat threads messenger".split(" "),
);
const HANDLE_FILLERS = new Set("es como soy mi usuario user cuenta perfil nombre de en por el la is as my handle username".split(" "));
const PHONE_FILLERS = new Set(["y", "guion", "espacio", "luego", "despues", "mas", "plus", "dash", "and", "e", "o", "l"]);
const FEWEST_PHONE_DIGITS = 7;
const LONGEST_WORD = 80;

const ENDINGS =
  "com|net|org|info|biz|edu|gob|gov|mil|online|site|web|app|dev|xyz|link|club|shop|store|page|health|clinic|example|test|invalid|localhost";
const COUNTRY_ENDINGS = "do|es|me|io|co|us|mx|ar|cl|pe|ve|pr|uk|fr|de|it|pt|nl|eu|tv|cc|ai|ly|gg|be|ee|am|gl|ws|to|la";
const LINKS: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|mailto|tel|whatsapp)\s*:\s*(?:\/\s*\/\s*)?\S+/g,
  /\bwww\s*\.\s*\S+/g,
  new RegExp(
    `[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*(?:\\.[\\p{L}\\p{N}_-]+)*\\.(?:${ENDINGS})(?:\\.(?:${COUNTRY_ENDINGS}))?(?![\\p{L}\\p{N}])(?::\\d+)?(?:[/?#]\\S*)?`,
    "gu",
  ),
  new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*(?:\\.[\\p{L}\\p{N}_-]+)*\\.(?:${COUNTRY_ENDINGS})(?![\\p{L}\\p{N}])(?:[/?#]\\S*)?`, "gu"),
  /[\p{L}\p{N}][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}\/\S+/gu,
  /[\p{L}\p{N}_-]+\s*[.(,[]\s*(?:com|net|org)(?![\p{L}\p{N}])/gu,
];

/** Everything in a text by which somebody could be reached, whoever it belongs to. */
export function contactSpans(folded: string, words: readonly Word[]): Span[] {
  return [
    ...linkSpans(folded),
    ...addressSpans(folded, words),
    ...spelledDomainSpans(folded, words),
    ...handleSpans(folded, words),
    ...phoneSpans(folded, words),
    ...words.filter((word) => word.end - word.start > LONGEST_WORD && word.text.length > LONGEST_WORD),
  ];
}

function linkSpans(folded: string): Span[] {
  return LINKS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** E-mail addresses, however the sign in their middle is written, and @handles. */
function addressSpans(folded: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    const inside = /^(.+)(?:arroba|\(at\))(.+)$/.exec(word.text);
    if (inside && !/^(?:dor|do|da|s|dos|das|miento)$/.test(inside[2]!)) spans.push(word);
    if (isAtWord(folded, words, index)) {
      spans.push({ start: chainStart(folded, words, index - 1), end: domainEnd(folded, words, index + 1) });
    }
  }
  for (const sign of folded.matchAll(/@/g)) {
    const after = words.findIndex((word) => word.start > sign.index);
    const before = after === -1 ? words.length - 1 : after - 1;
    const left = words[before] && words[before].end <= sign.index ? before : -1;
    const gapRight = after === -1 ? "" : folded.slice(sign.index + 1, words[after]!.start);
    const gapLeft = left === -1 ? "" : folded.slice(words[left]!.end, sign.index);
    const spaced = gapLeft !== "" && gapRight !== "";
    if (after === -1 || gapRight.length > 3 || (spaced && !startsDomain(folded, words, after))) continue;
    const isHandle = left === -1 || (gapLeft !== "" && gapRight === "" && !startsDomain(folded, words, after));
    const start = isHandle || gapLeft.length > 3 ? sign.index : chainStart(folded, words, left);
    spans.push({ start, end: domainEnd(folded, words, after) });
  }
  return spans;
}

/** «arroba» always; «at», «a» and «en» where an address goes on behind them. */
function isAtWord(folded: string, words: readonly Word[], index: number): boolean {
  const word = words[index]!;
  if (index === 0 || index === words.length - 1) return false;
  if (AT_WORDS.has(word.text)) return true;
  const bracketed = /[([{<«*_-]\s*$/.test(folded.slice(0, word.start)) && /^\s*[)\]}>»*_-]/.test(folded.slice(word.end));
  if (word.text === "at" || word.text === "a")
    return (
      (bracketed && /[([{<]/.test(folded.slice(0, word.start).trimEnd().slice(-1))) ||
      (word.text === "at" && startsDomain(folded, words, index + 1))
    );
  return word.text === "en" && MAIL_HOSTS.has(words[index + 1]!.text);
}

/** A mail host by name, or words joined by dots, spoken or written. */
function startsDomain(folded: string, words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  const next = words[index + 1];
  if (MAIL_HOSTS.has(word.text)) return true;
  if (!next) return false;
  if (DOT_WORDS.has(next.text)) return words[index + 2] !== undefined;
  return (
    /^\s?\.\s?$/.test(folded.slice(word.end, next.start)) && /^[a-z]{2,10}$/.test(next.text) && folded.slice(word.end, next.start) !== ". "
  );
}

/** Back over what is joined to a word without a space, or by a spoken joint. */
function chainStart(folded: string, words: readonly Word[], from: number): number {
  let index = from;
  while (index > 0) {
    const gap = folded.slice(words[index - 1]!.end, words[index]!.start);
    const spoken = JOINT_WORDS.has(words[index]!.text) || (JOINT_WORDS.has(words[index - 1]!.text) && index > 1);
    if (!spoken && !/^[._%+\-/]{1,2}$/.test(gap) && !/^\s?[._]\s?$/.test(gap.replace(". ", "x"))) break;
    if (gap.includes("\n") || gap.length > 3) break;
    index--;
  }
  return words[index]!.start;
}

/** Forward over the parts of a domain. */
function domainEnd(folded: string, words: readonly Word[], from: number): number {
  let index = from;
  for (let next = words[index + 1]; next; next = words[index + 1]) {
    const gap = folded.slice(words[index]!.end, next.start);
    if (gap.length > 3 || gap.includes("\n")) break;
    if (DOT_WORDS.has(next.text) && words[index + 2]) index += 2;
    else if (
      /^[.\-_]$/.test(gap) ||
      (/^\s?[.([\])]\s?$/.test(gap) && gap !== ". " && SPELLED_ENDINGS.has(next.text)) ||
      (gap === ". " && next.text === "com")
    )
      index++;
    else break;
  }
  const word = words[index]!;
  // «arroba gmail com», without the dot.
  const next = words[index + 1];
  if (next && SPELLED_ENDINGS.has(next.text) && next.text !== "do" && /^\s{1,2}$/.test(folded.slice(word.end, next.start))) return next.end;
  return word.end;
}

/** «mipagina punto com». */
function spelledDomainSpans(folded: string, words: readonly Word[]): Span[] {
  return words.flatMap((word, index) => {
    const ending = words[index + 1];
    if (index === 0 || !ending || !DOT_WORDS.has(word.text) || !SPELLED_ENDINGS.has(ending.text)) return [];
    return [{ start: chainStart(folded, words, index - 1), end: domainEnd(folded, words, index - 1) }];
  });
}

/** What follows the name of a network and looks like a user's name. */
function handleSpans(folded: string, words: readonly Word[]): Span[] {
  return words.flatMap((word, index) => {
    if (!NETWORKS.has(word.text)) return [];
    let at = index + 1;
    while (at < words.length && at <= index + 5 && HANDLE_FILLERS.has(words[at]!.text)) at++;
    const handle = words[at];
    if (!handle) return [];
    const between = folded.slice(words[at - 1]!.end, handle.start);
    const introduced =
      /[:=@]/.test(folded.slice(word.end, handle.start)) ||
      (at > index + 1 && /\b(?:es|soy|como|is|as)\b/.test(folded.slice(word.end, handle.start)));
    const end = handleEnd(folded, handle);
    const strange = /[\d_.]/.test(folded.slice(handle.start, end).replace(/\.$/, ""));
    return (introduced || strange) && between.length <= 4 && !/[.!?\n]/.test(between) ? [{ start: handle.start, end }] : [];
  });
}

function handleEnd(folded: string, handle: Word): number {
  const rest = /^[\w.-]*/.exec(folded.slice(handle.end))![0].replace(/[.-]+$/, "");
  return handle.end + rest.length;
}

/** Seven digits or more in a row, in figures or words, that are not dates, years or money. */
function phoneSpans(folded: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    if (words[at]!.digits === null) {
      at++;
      continue;
    }
    let last = at;
    for (let next = at + 1; next < words.length; next++) {
      const gap = folded.slice(words[next - 1]!.end, words[next]!.start);
      if (!/^[^\p{L}\p{N}]{0,6}$/u.test(gap) || /\n\s*\n|[:;!?]\s/.test(gap)) break;
      if (words[next]!.digits !== null) last = next;
      else if (!PHONE_FILLERS.has(words[next]!.text)) break;
    }
    const group = words.slice(at, last + 1);
    const digits = group.map((word) => word.digits ?? "").join("");
    if (digits.length >= FEWEST_PHONE_DIGITS && !isOrdinary(folded, group)) {
      const start = /[+(]*$/.exec(folded.slice(0, words[at]!.start))![0].length;
      spans.push({ start: words[at]!.start - start, end: words[last]!.end });
    }
    at = last + 1;
  }
  return spans;
}

/** Numbers that a story of a treatment is full of. */
function isOrdinary(folded: string, group: readonly Word[]): boolean {
  const [start, end] = [group[0]!.start, group.at(-1)!.end];
  const text = folded.slice(start, end);
  const figures = group.filter((word) => word.digits !== null);
  if (figures.every((word) => /^(?:19|20)\d\d$/.test(word.text))) return true;
  if (/^(?:(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?:\s*(?:[-,y]|and|,)\s*)?)+$/.test(text)) return true;
  const money =
    /(?:[$€]|\b(?:usd|us|rd|dop|eur))\s*$/.test(folded.slice(0, start)) ||
    /^\s*(?:[$€]|usd|rd|dop|dolares|pesos|euros|dollars)/.test(folded.slice(end));
  const amounts = text.split(/\s*(?:-|\by\b|\ba\b|\bo\b)\s*|\s+/).filter(Boolean);
  return money && amounts.length <= 2 && amounts.every((amount) => /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$|^\d{1,6}$/.test(amount));
}
