import type { FoldedText } from "./folded-text.ts";
import { HINTS, HONEST_INSTRUCTIONS, INSTRUCTIONS, REQUESTS } from "./instructions.ts";
import { HONEST_PHRASES, INVITATIONS } from "./invitations.ts";
import { isNetworkName } from "./networks.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { paraphrasesAt, paraphrasesNetwork, paraphrasesProvider } from "./paraphrases.ts";
import { phrasesOf, Reading, type Token, toldIn } from "./phrases.ts";
import { spokenParts } from "./spoken-numbers.ts";

/**
 * Finds ways to pass on a contact that no mask catches: how to put it together, where else it is, which person to ask. These rules read
 * folded text, with each mask as one sign that no writer uses.
 */
export const SIGN = "\u2588";

const SENSES: Readonly<Record<string, (token: Token) => boolean>> = {
  mask: ({ text }) => text === SIGN,
  figure: ({ text }) => /^\d/.test(text),
  "figure-word": ({ text }) => spokenParts(text) !== null || /^un[oa]?$/.test(text),
  letter: ({ text }) => /^[a-z]$/.test(text),
  consonant: ({ text }) => /^[b-df-hj-np-tv-z]$/.test(text),
  odd: ({ text }) => text.length > 3 && !isOrdinaryWord(text),
  "network-name": ({ text }) => isNetworkName(text),
};
const HOW_TO_READ = phrasesOf(INSTRUCTIONS);
const HONESTLY_READ = phrasesOf(HONEST_INSTRUCTIONS);
const ELSEWHERE = phrasesOf(INVITATIONS);
const HONEST = phrasesOf(HONEST_PHRASES);
const ASKING = phrasesOf(REQUESTS);
const HINTING = phrasesOf(HINTS);

/** Reads a masked, folded text for these rules. */
export const readMasked = (masked: string, folded: FoldedText): Reading => new Reading(folded.text, SENSES, toldIn(masked, folded));

/** Returns whether a masked text says how to read what is hidden in it. */
export const saysHowToRead = (reading: Reading): boolean => reading.without(HONESTLY_READ).has(HOW_TO_READ);

/** Returns the positions where a text asks to contact its writer. */
export const asksFor = (reading: Reading): number[] =>
  ASKING.flatMap((phrase) => reading.find(phrase).map(({ first }) => reading.tokens[first]!.start)).toSorted((one, other) => one - other);

/** Returns whether a text sends its reader to the writer by another way. */
export function sendsElsewhere(text: string, reading: Reading): boolean {
  return announcesContact(text) || sendsToNoWord(text) || reading.without(HONEST).has(ELSEWHERE);
}

const SELF =
  /\b(?:soy|salgo|aparezco|estoy|buscame|busquenme|mi|sigueme|siganme|me|mon|meu|minha|c.est|mwen|uso|tengo|ahi|i.m|my|je suis|moi|sou|mwen|escrib\w*|usuario|user)\b/;

/** Returns whether a text describes the @ of an address, or after masking still describes its provider or network. */
export function describesAddress(text: string, written: string): boolean {
  return (
    paraphrasesAt(written) ||
    (paraphrasesProvider(text) && (SELF.test(text) || text.includes(SIGN))) ||
    (paraphrasesNetwork(text) && SELF.test(text))
  );
}

const MEANS =
  "correo|correito|mail|email|e-mail|imel|gmail|hotmail|yahoo|insta|instagram|ig|facebook|face|fb|feisbu\\w*|tiktok|tik tok|twitter|telegram|snap|snapchat|skype|linkedin|messenger|whatsapp|wasap|whats|wsp|celular|cel|telefono|tel|movil|numero|phone|number|cell|handle|nimewo|telefonn|portable|courriel|zap|celu|fijo|pin|signal|discord|threads|youtube|canal|pagina|web|blog|perfil|cuenta";
const INTRODUCED = new RegExp(
  `\\b(?:mi|my|mon|meu|minha|nuestro|su|el de mi \\w+)\\s(?:${MEANS})(?:\\s(?:personal|nuevo|privado|es|mwen|m|electronico|de siempre|viejo))?\\s?(?:\\b(?:es|is|son|seria|se llama|est|se|e|c.est|sigue siendo|lo tienen como)\\b|[:=@])`,
  "g",
);
/** What honest people say next: that it is wrong, or that it is the one in the form. */
const SAID_OF_IT =
  /^[\s,:]*(?:█|(?:primeiro|primero|first|d.abord) (?:chegou|veio|me|no|i|j|puse|use|tenia|era)\b|me\b|le\b|nos\b|perdi|romp|apag|cay|cae|(?:el|la|los|lo|the|le|o|a)\s?(?:que|mismo|misma|mesm[oa]|meme|de (?:siempre|arriba|la solicitud|mi esposo que)|del? (?:formulario|solicitud|registro)|correct|unic|one|same)|mism|un[oa]?\b|muy|mal[oa]?\b|viej|nuev|buen|de (?:espana|estados|eeuu|usa|afuera|alla|puerto|claro|altice|viva|prepago|contrato)|prepago|privad|dominican|american|espanol|haitian|para|solo|correct|igual|ese\b|este\b|esa\b|esta\b|ya\b|posible|mejor|dificil|complicad|lent|se\b|dan|daña|dana|si\b|no\b|que\b|cuando|por|en el|in the|on the|the one|not\b|old|broken|off|down|always|dans|sur|mi\b|urgente|importante|confidencial|full|llen|publico|pequen|grande|el\s?$)/;

/** Returns whether a means of contact is announced, and neither a mask nor an honest remark about it follows. */
function announcesContact(text: string): boolean {
  return [...text.matchAll(INTRODUCED)].some(
    ({ index, 0: said }) => !SAID_OF_IT.test(text.slice(index + said.length, index + said.length + 40)),
  );
}

const SENT_TO =
  /\b(?:escrib\w{0,3}me|escribidme|llam\w{0,2}me|llamadme|contact\w{1,3}me|mand\w{1,3}me\w*|habl\w{1,3}me|marqu\w{1,2}me|(?:reach|write|call|text|message) me|ecrivez.moi|appelez.moi|me (?:escriben?|llaman?|contactan?|escrevam?|liguem?)|ekri m|rele m)\s(?:(?:lo|todo|eso|el presupuesto|los precios|la informacion)\s)?(?:a|al|at|au|to|nan|no|na)\s(?:la |el |los |las )?([\p{L}\p{N}.·_-]{4,40})/gu;

/** Returns whether somebody asks to be contacted under a word of no language. */
function sendsToNoWord(text: string): boolean {
  return [...text.matchAll(SENT_TO)].some(
    ([, to]) => /\p{L}/u.test(to!) && !isOrdinaryWord(to!.replace(/[.,]$/, "")) && !isNetworkName(to!.replace(/[.,]$/, "")),
  );
}

const MAX_MASKS_CLOSE = 4;
const CLOSE = 200;

/** Returns whether masks are so close together, or so close to loose digits and hints, that they are parts of something to put together. */
export function isInPieces(text: string, reading: Reading, looseFigures: number): boolean {
  // A name, a number and a link side by side are whole. Parts have words between them.
  const masks = [...text.matchAll(new RegExp(`${SIGN}(?:[^\\p{L}\\p{N}]{0,6}${SIGN})*`, "gu"))].map(({ index }) => index);
  if (masks.some((place, at) => at >= MAX_MASKS_CLOSE - 1 && place - masks[at - MAX_MASKS_CLOSE + 1]! < CLOSE)) return true;
  return masks.length > 0 && looseFigures >= 3 && reading.has(HINTING);
}
