import type { FoldedText } from "./folded-text.ts";

/**
 * Signs of addresses, mail providers and networks that a writer describes instead of naming them: «la a con el rabito», «en el de
 * Google», «la red de las fotos». Each with what it stands for. All patterns read folded text.
 */
type Paraphrase = readonly [pattern: RegExp, stands: string];

/** What stands around a sign that is said aloud, and belongs to it: blanks, brackets, commas, an article. */
const LEAD = String.raw`[\s,;:.([{«"*~-]{0,4}(?:\b(?:y|con|luego|despues|seguid[oa] del?|aqui va|ahi va|va|un|una|el|la|los|the|le|o|mas|then|puis)\s){0,4}`;
const TAIL = String.raw`[\s,;)\]}»"*~-]{0,4}`;
const sign = (source: string, stands: string): Paraphrase => [new RegExp(`${LEAD}\\b(?:${source})\\b${TAIL}`, "g"), stands];

const AT_SIGNS: readonly Paraphrase[] = [
  sign(
    "a (?:\\w{1,12} )?(?:con|de|with|avec|com|in|en|dans|dentro de|metida en|encerrada en|rodeada (?:de|por)) (?:(?:el|la|un|una|su|a|an|the|le|uma?) )?(?:rabi(?:t|nh)o|rabo|coli(?:t|nh)a|cola|rueda|ruedita|circul(?:it)?o|cercle|circle|tail|vuelt(?:ic|it)?a|volta|riz(?:it)?o|sombrerito|anillo|aro|bolita|gancho|ganchito|caracol|queue|curl|swirl|loop|ring)",
    "@",
  ),
  sign("a (?:enrollada|enroscada|envuelta|redonda|encerrada|caracoleada|comercial|commercial|enroulee|enrolada|enredada|curva)", "@"),
  sign("(?:caracolit[oa]|arrobita|arobas|ensaimada|snail sign|at[ -]?sign|at[ -]?symbol|sinal de arroba)", "@"),
  sign(
    "(?:signo|signito|simbolo|simbolito|cosita|garabato|garabatito|dibujito|muneq?uito|bichito|caracol|sign|symbol|signe|sinal|tecla) (?:(?:ese|esa|ese raro|raro|tipico|obligatorio|famoso) )?(?:del?|de los|de un|que (?:va|llevan?|tienen?)(?: en)?(?: todos)?(?: los)?|of|for|du|do|with|on) ?(?:(?:el|la|los|the|every|an?|all|email) )?(?:correos?|emails?|mails?|e-mails?|alt|internet|addresses|mailbox|2|dos|arroba|address)(?:\\W{0,3}\\d{1,3})?",
    "@",
  ),
  sign("(?:alt|shift|mayus|altgr|alt gr|option)\\W{1,3}(?:64|2|dos|q|g)", "@"),
  sign("seguid[oa] de (?:una |la )?arroba|followed by (?:an )?at|suivi d.arobase", "@"),
];
const OTHER_SIGNS: readonly Paraphrase[] = [
  sign(
    "(?:guion|guioncito|raya|rayita|linea|lineita|palito|barra|tiret|tracinho) ?(?:de |en el |del? )?(?:abajo|bajo|baja|bajito|piso|suelo|bas|inferior|acostad[ao] abajo)|underscore|underline|underbar|subrayado",
    "_",
  ),
  sign("(?:guion|guioncito|rayita|raya|dash|hyphen|tiret|hifen|tracinho)(?: (?:del|al|en) medio| medio)?", "-"),
  sign("(?:barra|barrita|diagonal|slash|pleca|palito inclinado)(?: inclinada| diagonal)?", "/"),
  sign("punt(?:ic|it)?o|puntillo|punticos|dot|point|ponto|pontinho|pwen|punkt", "."),
];

const OF = String.raw`(?:(?:correo|correito|buzon|cuenta|mail|email|adresse|adres|conta|servicio|usuario|courriel)\W{1,2}(?:\w{1,8} ){0,3}(?:del?|da|do|des?|from|by|pa)|(?:el|la|lo|uno|una|celui|celle|aquele|o|kont|the one) (?:viejo |viejito |ese |de siempre |normal |gratis )?(?:del?|da|do|from|by|pa)|chez|at the|arroba|@) ?(?:los |las |el |la |the |ese |esa |gigante ){0,2}`;
const provider = (source: string, stands: string): Paraphrase => [new RegExp(`\\b(?:${OF})(?:${source})\\b`, "g"), ` en ${stands} `];
const PROVIDERS: readonly Paraphrase[] = [
  provider("google|gogle|gugel|guguel|gugol|googl|buscador (?:mas grande|grande|de siempre|famoso)|android", "gmail"),
  [/\b(?:google (?:one|mail|mel|email|correo|account)|gran buscador|correo del buscador|ge mail|g mail)\b/g, " en gmail "],
  provider("microsoft|maicrosoft|windows|bill gates|ventanitas?|mariposita(?: de msn)?|msn|maripos[ai]\\w*", "hotmail"),
  [
    /\b(?:microsoft (?:one|mail)|correo caliente|mail caliente|hot ?correo|hot mail|correo (?:viejo|viejito) de microsoft|caliente en ingles)\b/g,
    " en hotmail ",
  ],
  provider("manzan(?:a|ita)(?: mordida)?|apple|iphone|macin\\w+|nube(?: de (?:la )?(?:manzan(?:a|ita)|apple|iphone))?", "icloud"),
  [/\bnube de (?:la )?(?:manzan(?:a|ita)|apple|iphone)\b|\bi ?[- ]?cloud\b|\bapple (?:one|mail|cloud)\b/g, " en icloud "],
  [/\b(?:ya ?[- ]?hoo|yajuu+|llaju|iahoo|grito de vaquero|correo morado|buzon morado)\b/g, " en yahoo "],
  [/\b(?:universo online|operateur qui porte le nom|operador que lleva el nombre|provedor do)\b/g, " en gmail "],
];

/** Google and apples are in many messages; only beside mail are they providers of it. */
const ABOUT_MAIL =
  /\b(?:correo|correito|e?-?mail|buzon|usuario|user|cuenta|escrib|escriv|ekri|ecri|mand|consig|encuentr|arroba|adres|address|contact|reach|write|adresse|courriel)/;

const NET_HEAD = String.raw`(?:(?:la |el |les? |l.|the |a |an |rezo |o )?(?:red(?: social)?|app|aplicacion|aplicacioncita|reseau|appli|application|rede(?: social)?|sitio|plataforma|network|rezo|site|logo|icono|iconito)|\ben la|\ben el|\bpor la|\bpor el|\bla|\bel)\s(?:(?:azul|verde|morada|rosada|negra|blanca|esa|ese|china|famosa)\s)?(?:de la|de las|de los|del|de el|de|con la|con el|con|para|pa|where you|ou l.on|des|du|das|dos|do|da|that has|with the|with a|with|of)\s(?:(?:la|el|los|las|un|una|mandar|subir|poner|compartir|the|poster)\s)?`;
const network = (source: string, stands: string): Paraphrase => [new RegExp(`${NET_HEAD}(?:${source})\\b`, "g"), ` ${stands} `];
const NETWORKS: readonly Paraphrase[] = [
  network(
    "fot(?:o|ito|ico)s?|camar(?:a|ita)|imagen(?:es)?|historias|filtros|photos?|pictures|selfies|camera|cuadritos|reels|stories",
    "instagram",
  ),
  network("pajarit[oa]|pajaro|pajarito azul|oiseau|bird|passarinho|zwazo|elon|musk|trinos", "twitter"),
  network("avioncito|avion(?:cito)? de papel|paper plane|aviaozinho|avion en papier|avion", "telegram"),
  network("fantasm(?:a|ita)|ghost|fantome", "snapchat"),
  network(
    "bailes?|bailecitos|videitos|videos cortos|videos? (?:chinos?|de baile)|nota musical|notita(?: musical)?|danses?|dances?|dancinhas|chinos",
    "tiktok",
  ),
  network(
    "cumpleanos|zuckerberg|efe|f|f blanca|f azul|caras|amigos|mark|los viejos|mayores|abuelas|cara|carita|libro de caras|birthdays|anniversaires",
    "facebook",
  ),
  network("telefonito verde|globo verde|globito verde|burbuja verde|telefonito|verde|curriculum|curriculos", "whatsapp"),
  [/\b(?:photo|picture|camera) app\b|\breseau (?:de )?photos?\b|\bfotos app\b|\brede de fotos\b/g, " instagram "],
  [/\bbird (?:app|site)\b|\bla x\b|\bex twitter\b/g, " twitter "],
  [/\b(?:dance|clock) app\b/g, " tiktok "],
  [/\bpaper plane app\b/g, " telegram "],
  [/\b(?:blue (?:app|site)|libro de (?:las )?caras|face book|red azul|caralibro|libro de cara)\b/g, " facebook "],
];

/** Names of networks in pieces or misheard; their right spellings are read as they stand. */
const MISHEARD: readonly Paraphrase[] = [
  [/\bti[ck]{1,2}[ -]t[o0][ck]{0,2}\b|\btitok\b/g, " tiktok "],
  [/\binsta ?-?(?:gran?m?|grama?)\b/g, " instagram "],
  [/\bface ?-?boo?k\b|\bfeis ?-?bu[ck]?\b/g, " facebook "],
  [/\bsnap ?-?chat\b/g, " snapchat "],
  [/\b(?:en|por) (?:el )?telegramas?\b/g, " en telegram "],
  [/\btele ?-?gr?an?m?\b/g, " telegram "],
];

/** Tells whether a text paraphrases the sign in an address, which nobody does who has none to give. */
export const paraphrasesAt = (folded: string): boolean => AT_SIGNS.some(([pattern]) => finds(pattern, folded));
export const paraphrasesProvider = (folded: string): boolean =>
  ABOUT_MAIL.test(folded) && PROVIDERS.some(([pattern]) => finds(pattern, folded));
export const paraphrasesNetwork = (folded: string): boolean => NETWORKS.some(([pattern]) => finds(pattern, folded));

function finds(pattern: RegExp, folded: string): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(folded);
  pattern.lastIndex = 0;
  return found;
}

/** Returns the text with what it describes put in place of the description, or null when it describes nothing. */
export function unparaphrased(folded: FoldedText): FoldedText | null {
  const described = [...AT_SIGNS, ...(ABOUT_MAIL.test(folded.text) ? PROVIDERS : []), ...NETWORKS, ...MISHEARD];
  const isDictated = [...AT_SIGNS, ...OTHER_SIGNS.slice(0, 1), OTHER_SIGNS[2]!].some(([pattern]) => finds(pattern, folded.text));
  const patterns = isDictated ? [...described, ...OTHER_SIGNS] : described;
  return patterns.reduce<FoldedText | null>((read, paraphrase) => replaced(read ?? folded, paraphrase) ?? read, null);
}

/** Returns the text with every match in another form, of which each sign comes from the whole match; null when there is none. */
export function replaced(
  folded: FoldedText,
  [pattern, stands]: readonly [RegExp, string | ((match: string) => string)],
): FoldedText | null {
  const matches = [...folded.text.matchAll(pattern)];
  if (matches.length === 0) return null;
  const text: string[] = [];
  const start: number[] = [];
  const end: number[] = [];
  let at = 0;
  const keepTo = (to: number) => {
    for (; at < to; at++) {
      text.push(folded.text[at]!);
      start.push(folded.start[at]!);
      end.push(folded.end[at]!);
    }
  };
  for (const match of matches) {
    keepTo(match.index);
    const to = match.index + match[0].length;
    const [first, last] = [folded.start[at]!, folded.end[to - 1]!];
    for (const unit of (typeof stands === "string" ? stands : stands(match[0])).split("")) {
      text.push(unit);
      start.push(first);
      end.push(last);
    }
    at = to;
  }
  keepTo(folded.text.length);
  return { text: text.join(""), start, end };
}

const SPELLED = /(?<![\p{L}\p{N}._/@:+-])(?:[\p{L}\p{N}._/@:+-] ){5,}[\p{L}\p{N}._/@:+-](?![\p{L}\p{N}._/@:+-])/gu;

/** Returns the text with what is spelled sign by sign put together, «t . m e / x» as «t.me/x»; null when nothing is. */
export function putTogether(folded: FoldedText): FoldedText | null {
  const matches = [...folded.text.matchAll(SPELLED)];
  const gaps = new Set(matches.flatMap(({ index, 0: text }) => Array.from(text, (_, step) => index + step)));
  if (matches.length === 0) return null;
  const kept = folded.start.map((_, index) => index).filter((index) => folded.text[index] !== " " || !gaps.has(index));
  return {
    text: kept.map((index) => folded.text[index]!).join(""),
    start: kept.map((index) => folded.start[index]!),
    end: kept.map((index) => folded.end[index]!),
  };
}
