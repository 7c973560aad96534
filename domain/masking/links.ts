import { createRequire } from "node:module";
import { isOrdinaryWord } from "./ordinary-words.ts";
import type { Span, Word } from "./words.ts";

const require = createRequire(import.meta.url);
/** All existing top-level domains. */
const ENDINGS = new Set([...(require("tlds") as string[]), "example", "test", "invalid", "localhost", "onion"]);
/** Units that are also top-level domains: «0.5.mg». */
const UNITS = new Set(["mg", "ml", "kg", "cm", "mm", "km", "mu", "am", "pm", "gr", "hr", "tv"]);
/** Endings that are only used for domains, whatever signs precede them. */
const PLAIN_ENDINGS = new Set(["com", "net", "org", "info", "example", "app", "online", "ly", "edu", "gob", "gov"]);
const DOT_WORDS = new Set(["punto", "puntos", "pto", "dot", "point", "ponto", "punkt", "pwen", "puntito"]);
const JOINTS = new Set([...DOT_WORDS, "guion", "guionbajo", "bajo", "underscore", "dash", "hyphen", "raya"]);
/** More parts than an address has, so that searching backwards stays short in any text. */
const MAX_PARTS = 40;
const SLASHES = new Set(["slash", "barra", "diagonal"]);
const ABOUT_PAGES =
  /\b(?:pagina|paginas|web|website|sitio|blog|link|enlace|url|dominio|www|entra|entren|visita|visiten|visit|page|site|lien|mira|miren)\W{1,3}(?:\w+\W{1,3}){0,3}$/;
/** Hosts of short links and of pages of links: any path on them leads to somebody. */
const SHORT_HOSTS = new Set(
  "tinyurl bit bitly cutt linktr linktree wa t goo rb ow shorturl lnkd carrd beacons linkin discord api forms m fb ig solo campsite taplink msha snipfeed allmylinks".split(
    " ",
  ),
);
/** Addresses that are meant to be opened, with or without the sign in the middle. */
const SERVICES = new RegExp(
  String.raw`\b(?:${[...SHORT_HOSTS].join("|")}|chat\W?whatsapp|api\W?whatsapp)[\s.,/]{1,3}(?:com|ly|me|ee|gl|cc|gy|gd|at|bio|co|gg|be|page)[\s/]{1,3}(?=[\w+?#-]*[\d/_+?#-]|[^\s/]{2,}\/|\S{2,})\S+`,
  "g",
);
const WRITTEN: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|mailto|tel|whatsapp|tg|skype)\s{0,3}:\s{0,3}(?:\/\s{0,3}\/\s{0,3})?\S+/g,
  /\b(?:bitly|tinyurl|shorturl|cuttly|linktree|wame|tme|tinyurlcom|bitlycom)\s?\/\s?\S+/g,
  // «www punto dulces de maria punto com»
  /\bwww\d?(?:\s?(?:\.|punto|dot)\s{0,2}|\s)(?:[\p{L}\p{N}_-]{1,40}\s){0,5}[\p{L}\p{N}_-]{1,40}\s?(?:punto|dot|\.)\s?[a-z]{2,10}(?:\s?(?:punto|dot|\.)\s?[a-z]{2,3})?\b/gu,
  /\b(?:t|w\s?a)\s?[.(]{1,2}\s?[.)]{0,2}\s?m\s?e\s{0,2}\/\s{0,2}\S+/g,
  /\b(?:https?|hxxps?)\s?\/\s?\/\s?\S+/g,
  /\bwww\d?(?:\s{0,3}\.\s{0,3}|\s?(?:punto|dot)\s|\s)\S+(?:\s?(?:punto|dot|\.)\s?[a-z]{2,10}\b)?/g,
  /[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.xn--[a-z\d-]{2,60}\S*/gu,
  // A domain written backwards: «moc.liamg».
  /\b(?:moc|ten|gro)\s?\.\s?[\p{L}\p{N}_-]{2,}\S*/gu,
];

export function linkSpans(folded: string, words: readonly Word[], original: (span: Span) => string): Span[] {
  return [
    ...[...WRITTEN, SERVICES].flatMap((pattern) =>
      [...folded.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ),
    ...words.flatMap((_, index) => {
      const ending = endingAt(folded, words, index, original);
      return ending === null ? [] : [{ start: chainStart(folded, words, index), end: linkEnd(folded, words, ending) }];
    }),
  ];
}

/** Returns the word that ends a domain which begins or continues at this word, or null when the two are no domain. */
function endingAt(folded: string, words: readonly Word[], index: number, original: (span: Span) => string): number | null {
  const [word, next] = [words[index]!, words[index + 1]];
  if (!next) return null;
  const gap = folded.slice(word.end, next.start).slice(0, 7);
  if (DOT_WORDS.has(next.text)) {
    const ending = words[index + 2];
    if (ending && ENDINGS.has(ending.text) && (SHORT_HOSTS.has(word.text) || hasPath(folded, words, index + 2)) && /^\s{1,2}$/.test(gap))
      return index + 2;
    const name =
      ending &&
      ((ending.text.length > 2 && ENDINGS.has(ending.text) && !isOrdinaryWord(word.text)) ||
        ending.text === "do" ||
        ending.text === "blog" ||
        isEnding(ending.text));
    return name && (ending.text !== "do" || !isOrdinaryWord(word.text)) && !/[.!?,;:]/.test(gap) ? index + 2 : null;
  }
  if (!ENDINGS.has(next.text)) return null;
  const { text: ending } = next;
  if (/^\s?(?:\[\s?[.,·]\s?\]|[([{<]\s?[.,·]\s?[)\]}>]|\\\.|\.{1,2}\[|\[\.)\s?$/.test(gap)) return index + 1;
  const behind = folded[next.end] ?? "";
  if (gap === ".") return isDomain(folded, word, next, original) ? index + 1 : null;
  if (PLAIN_ENDINGS.has(ending) && /^\s?[.,([*-]\s?[)\]]?$/.test(gap) && gap.trim() !== "-" && (gap !== ", " || behind === "/"))
    return index + 1;
  // Matches «tinyurl com/x».
  if (gap === " " && behind === "/" && !isOrdinaryWord(ending) && /[\w-]/.test(folded[next.end + 1] ?? "")) return index + 1;
  if (gap === " " && ending === "com" && (behind === "/" || (!isOrdinaryWord(word.text) && SLASHES.has(words[index + 2]?.text ?? ""))))
    return index + 1;
  if (gap === " " && ending === "com" && !isOrdinaryWord(word.text) && /^\s*(?:$|[.,;)\n])/.test(folded.slice(next.end, next.end + 4)))
    return index + 1;
  return null;
}

const hasPath = (folded: string, words: readonly Word[], ending: number): boolean =>
  /^\s?\/\s?[^\s\d]/.test(folded.slice(words[ending]!.end, words[ending]!.end + 4)) || SLASHES.has(words[ending + 1]?.text ?? "");

/** Returns whether two words are a domain: «nievita.art» is one, «años.No» is two sentences without the space, «10.mg» is a dose. */
function isDomain(folded: string, word: Word, ending: Word, original: (span: Span) => string): boolean {
  const behind = folded[ending.end] ?? "";
  if (behind === "/" || behind === ":" || (behind === "." && /[\p{L}]/u.test(folded[ending.end + 1] ?? ""))) {
    if (!isOrdinaryWord(ending.text) || (behind === "/" && /\w/.test(folded[ending.end + 1] ?? ""))) return /\p{L}/u.test(word.text);
  }
  if (!/\p{L}/u.test(word.text) && UNITS.has(ending.text)) return false;
  if (/^\d+$/.test(word.text) && !PLAIN_ENDINGS.has(ending.text)) return false;
  if (word.text.length === 1 && ending.text.length <= 2 && /^(?:[aps]\.m|d\.r|u\.s|e\.g|i\.e|r\.d)$/.test(`${word.text}.${ending.text}`))
    return false;
  if (!isOrdinaryWord(ending.text) || ending.text === "com") return true;
  const written = original(ending);
  const isSentence = /^\p{Lu}/u.test(written) && written !== written.toUpperCase();
  if (isSentence) return false;
  if (!isOrdinaryWord(word.text)) return true;
  return ABOUT_PAGES.test(folded.slice(Math.max(0, word.start - 50), word.start));
}

/** Goes back over what is joined to a word without a space, or by a spoken connector. */
export function chainStart(folded: string, words: readonly Word[], from: number): number {
  let index = from;
  while (index > 0 && from - index < MAX_PARTS) {
    const gap = folded.slice(words[index - 1]!.end, words[index]!.start).slice(0, 4);
    const spoken = JOINTS.has(words[index]!.text) || (JOINTS.has(words[index - 1]!.text) && index > 1);
    if (!spoken && !/^[._%+\-/]{1,2}$/.test(gap) && !/^\s?[._]\s?$/.test(gap.replace(". ", "x"))) break;
    if (gap.includes("\n") || gap.length > 3) break;
    index--;
  }
  return words[index]!.start;
}

/** Goes forward from the end of a domain over another ending and a path. */
function linkEnd(folded: string, words: readonly Word[], ending: number): number {
  let last = words[ending]!;
  const next = words[ending + 1];
  if (next && folded.slice(last.end, next.start) === "." && next.text.length === 2 && ENDINGS.has(next.text)) last = next;
  else if (next && DOT_WORDS.has(next.text) && ENDINGS.has(words[ending + 2]?.text ?? "")) last = words[ending + 2]!;
  return pathEnd(folded, words, last);
}

/** Goes forward over a path, with blanks around its slashes or spoken: «.ee / x», «punto ee barra x punto y». */
function pathEnd(folded: string, words: readonly Word[], domain: Word): number {
  let end = domain.end + (/^:\d{1,5}/.exec(folded.slice(domain.end, domain.end + 6))?.[0].length ?? 0);
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const written = PATH.exec(folded.slice(end, end + MAX_PATH));
    if (written) {
      end += written[0].replace(/[.,;)]+$/, "").length;
      continue;
    }
    const at = wordFrom(words, end);
    const [sign, part] = [words[at], words[at + 1]];
    const joins = sign && (SLASHES.has(sign.text) || (parts > 0 && JOINTS.has(sign.text)));
    if (!joins || !part || !/^\s$/.test(folded.slice(end, sign.start)) || !/^\s{1,2}$/.test(folded.slice(sign.end, part.start))) break;
    end = part.end;
  }
  return end;
}

const PATH = /^(?:\s?[/?#]\s?[^\s/]\S{0,200}|\/(?=\s|$)|:[^\s\d]\S{0,200}|[&=?#_-]\S{1,200})/;
const MAX_PATH = 210;

/** Returns the index of the first word that begins at or after a position. */
function wordFrom(words: readonly Word[], place: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle]!.start >= place) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Returns whether a domain begins here: the name of a mail host, or words joined by spoken or written dots. */
export function startsDomain(folded: string, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word) return false;
  if (isMailHost(word.text)) return true;
  if (!next) return false;
  if (DOT_WORDS.has(next.text)) return isEnding(words[index + 2]?.text);
  const gap = folded.slice(word.end, next.start).slice(0, 5);
  if (/^\s?[([{<]\s?[.·]\s?[)\]}>]\s?$/.test(gap)) return true;
  if (gap === " " && PLAIN_ENDINGS.has(next.text)) return true;
  return /^\s?\.\s?$/.test(gap) && /^[a-z]{2,10}$/.test(next.text) && gap !== ". ";
}

const isEnding = (text = "") => text === "com" || (ENDINGS.has(text) && !isOrdinaryWord(text));

/** Goes forward over the parts of a domain. */
export function domainEnd(folded: string, words: readonly Word[], from: number): number {
  let index = from;
  for (let next = words[index + 1]; next && index - from < MAX_PARTS; next = words[index + 1]) {
    const gap = folded.slice(words[index]!.end, next.start).slice(0, 6);
    if (gap.length > 5 || gap.includes("\n")) break;
    if (DOT_WORDS.has(next.text) && words[index + 2]) index += 2;
    else if (
      /^[.\-_]$/.test(gap) ||
      (/^\s?[([{<]?\s?[.,·([\])]\s?[)\]}>]?\s?$/.test(gap) && gap !== ". " && gap !== ", " && ENDINGS.has(next.text)) ||
      (gap === ". " && next.text === "com")
    )
      index++;
    else break;
  }
  const word = words[index]!;
  // Matches «arroba gmail com», without the dot.
  const next = words[index + 1];
  if (next && PLAIN_ENDINGS.has(next.text) && /^\s{1,2}$/.test(folded.slice(word.end, next.start).slice(0, 3))) return next.end;
  return word.end;
}

const MAIL_HOST =
  /^(?:g+e?m+[ae]i?lo?|gmeil|gimeil|jimeil|jimail|yimeil|yimail|gimail|[jh]otma[ie]l|[jh]otmeil|jotmel|outlook|outluk|autluk|yahoo|yaho|yahu|yaju|ymail|icloud|aicloud|aol|gmx|zoho|proton|protonmail|rocketmail|hushmail|tutanota)(?:com|es)?$/;

export function isMailHost(word: string): boolean {
  return MAIL_HOST.test(word) && word !== "email";
}
