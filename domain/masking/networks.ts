import { isMailHost } from "./links.ts";
import { BETWEEN, HEARD, NETWORK_NAMES, SAID_OF_NETWORKS, WORDS_TOO } from "./network-words.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { isOneEditAway } from "./spoken-numbers.ts";
import type { Span, Word } from "./words.ts";

const INTRODUCES =
  /\b(?:es|era|soy|como|estoy|aparezco|salgo|llamo|is|as|am|se|c est|suis|sou|usuario|user|username|nick|nickname|id|handle|alias|cuenta|perfil|pseudo|kom|kou|tankou|under|tag|pin)\W{0,4}$/;
const ASKS =
  /^(?:buscame|busquenme|busqueme|buscanos|buscarme|encuentrame|encuentrenme|encontrarme|agregame|agreguenme|agregenme|agregarme|sigueme|siganme|seguirme|escribeme|escribanme|escribirme|contactame|contactenme|contactarme|llamame|llamenme|llamarme|hablame|anademe|localizame|ubicame|ubiquenme)$/;
/** «búsquenme como …» names somebody; «contáctenme por …» may name anything. */
const NAMED = /\b(?:como|as|usuario|user|con|under|de)\W{0,4}$|[:@=]/;
const FOLLOWS = /^(?:sig|seguir|agreg|anad|busc|busq|encuentr|encontr)/;
const THEIRS = /\b(?:sus?|vos|your|leur|votre|seu) {1,3}$/;
const MAX_BETWEEN = 6;

/** Finds user names: beside the name of a network on either side, before «#1234», and with «_» in them. */
export function handleSpans(folded: string, words: readonly Word[], original: (span: Span) => string): Span[] {
  return [
    ...[...folded.matchAll(/[\p{L}\p{N}_.]{2,40}\s?#\s?\d{4}(?!\d)/gu)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...[...folded.matchAll(/\$(?!usd?\b|rd\b|dop\b|mil\b)[a-z][a-z\d_-]{3,30}/g)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...underscored(folded),
    ...[...folded.matchAll(/\b(?:live|tg|i\s?g|f\s?b|tt|sc|dc)\s?[:=]\s?(?=[\w.:-]{0,40}[a-z])[\w.:-]{3,60}/g)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...words.flatMap((word, index) => {
      const isNetwork = isNetworkName(word.text) || isMailHost(word.text);
      if (!isNetwork && !ASKS.test(word.text)) return [];
      return [
        ...after(folded, words, index, isNetwork, original),
        ...announced(folded, words, index, original),
        ...(isNetwork ? before(folded, words, index, original) : []),
      ];
    }),
  ];
}

/** Finds names with an underscore, such as «majo_q84», which have no other use. Blanks to fill in («____») do not count. */
function underscored(folded: string): Span[] {
  return [...folded.matchAll(/[\p{L}\p{N}.]{1,60}_{1,3}[\p{L}\p{N}][\p{L}\p{N}_.]{0,60}/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].replace(/\.$/, "").length,
  }));
}

function after(folded: string, words: readonly Word[], index: number, isNetwork: boolean, original: (span: Span) => string): Span[] {
  const network = words[index]!;
  let at = index + 1;
  while (at < words.length && at <= index + MAX_BETWEEN && isBetween(words[at]!)) at++;
  const handle = words[at];
  if (!handle) return [];
  const between = folded.slice(network.end, Math.min(handle.start, network.end + 80));
  const last = folded.slice(words[at - 1]!.end, handle.start).slice(0, 6);
  if (last.length > 5 || /[.!?]\s|\n/.test(last)) return [];
  const span = { start: handle.start, end: handleEnd(folded, handle) };
  const text = folded.slice(span.start, span.end);
  const introduced = isNetwork && (/[:=@>→]/.test(between) || (at > index + 1 && INTRODUCES.test(between)));
  // In «vi su Instagram, soy paciente» the account is the center's, and no name follows.
  if (THEIRS.test(folded.slice(Math.max(0, network.start - 9), network.start)) && isOrdinaryWord(handle.text)) return [];
  // «Mi gmail se llenó», where Creole says «Instagram mwen se …».
  if (/^\W{0,4}se\W{0,4}$/.test(between) && isOrdinaryWord(handle.text)) return [];
  if (introduced && !WORDS_TOO.has(network.text) && !isFunctionWord(handle.text)) return [span];
  if (!isNetwork && !FOLLOWS.test(network.text) && !NAMED.test(between) && !/[\d_]|\p{L}\.\p{L}/u.test(text)) return [];
  return isStrange(text, handle, original(handle), introduced || (isNetwork && at === index + 1)) ? [span] : [];
}

/** «arroba» and an article may precede a name. */
const MAX_LEAD = 10;

/** Finds what follows the colon of a sentence that names a network: «mi usuario en TikTok, en letritas: …». */
function announced(folded: string, words: readonly Word[], index: number, original: (span: Span) => string): Span[] {
  const rest = folded.slice(words[index]!.end, words[index]!.end + 110);
  const colon = /^[^.!?\n:]*(?::|→|=>)\s{0,2}/.exec(rest)?.[0].length;
  const handle =
    colon === undefined
      ? undefined
      : words
          .slice(index + 1, index + 22)
          .find(({ start, text }) => start >= words[index]!.end + colon && !/^(?:at|arroba|a|la|el)$/.test(text));
  if (!handle || handle.start > words[index]!.end + colon! + MAX_LEAD) return [];
  const span = { start: handle.start, end: handleEnd(folded, handle) };
  return isStrange(folded.slice(span.start, span.end), handle, original(handle), true) ? [span] : [];
}

function before(folded: string, words: readonly Word[], index: number, original: (span: Span) => string): Span[] {
  const network = words[index]!;
  let at = index - 1;
  while (at >= 0 && at >= index - 4 && isBetween(words[at]!)) at--;
  const handle = words[at];
  if (!handle) return [];
  const next = folded.slice(handle.end, words[at + 1]!.start).slice(0, 6);
  if (next.length > 5 || /[.!?:;]\s|\n/.test(next)) return [];
  // In «como nievita en instagram» any word counts where a name is announced.
  const announced = at > 0 && /^(?:como|soy|llamo|as|am|usuario|user|username|nick|alias)$/.test(words[at - 1]!.text) && at < index - 1;
  const start = chainOf(folded, handle);
  const text = folded.slice(start, handle.end);
  if (
    announced &&
    !WORDS_TOO.has(network.text) &&
    !isFunctionWord(handle.text) &&
    !(isOrdinaryWord(handle.text) && words[at - 1]!.text === "como")
  )
    return [{ start, end: handle.end }];
  return isStrange(text, handle, original(handle), false) ? [{ start, end: handle.end }] : [];
}

/** Returns whether a word is a network's name, or sounds like one with a wrong letter: «Inztagran», «Telegrán», «Feizbuk». */
export function isNetworkName(word: string): boolean {
  if (NETWORK_NAMES.has(word)) return true;
  if (word.length < MIN_HEARD || word.length > MAX_HEARD || isOrdinaryWord(word)) return false;
  const sound = word.replace(/z|c(?=[ei])/g, "s").replace(/(.)\1/g, "$1");
  return HEARD.some((name) => name === sound || (name.length >= MIN_HEARD && isOneEditAway(name, sound)));
}

const MIN_HEARD = 6;
const MAX_HEARD = 12;

const isBetween = ({ text }: Word) => BETWEEN.has(text) || NETWORK_NAMES.has(text) || isMailHost(text);
const isFunctionWord = (text: string) => text.length <= 2 || SAID_OF_NETWORKS.has(text);

/** Returns true when a word looks like a username: it has digits or dots, or is no ordinary word. */
function isStrange(text: string, word: Word, written: string, introduced: boolean): boolean {
  if (word.numbers && /^\d{1,4}$/.test(text)) return false;
  if (/^\d{1,2}[:.]\d\d$|^\d+(?:am|pm|h|hs)$/.test(text)) return false;
  if (/[\d_]/.test(text) || /\p{L}\.\p{L}/u.test(text)) return true;
  if (word.numbers || isOrdinaryWord(word.text) || word.text.length < 4) return false;
  // A proper noun in the middle of a sentence is a place or a center.
  return introduced || !/^\p{Lu}\p{Ll}+$/u.test(written);
}

function handleEnd(folded: string, handle: Word): number {
  const rest = /^[\w.-]*/.exec(folded.slice(handle.end, handle.end + 60))![0].replace(/[.-]+$/, "");
  return handle.end + rest.length;
}

/** Goes back over «maria.jose-» before the last part of a name. */
function chainOf(folded: string, handle: Word): number {
  let start = handle.start;
  while (start > 0 && handle.start - start < 40 && /[\p{L}\p{N}._-]/u.test(folded[start - 1]!)) start--;
  return start;
}
