import type { Span } from "./words.ts";

const RELATIVE =
  "espos[oa]|marido|pareja|novi[oa]|prometid[oa]|herman[oa]|prim[oa]|amig[oa]|mam[aá]|madre|pap[aá]|padre|hij[oa]|cuñad[oa]|suegr[oa]|t[ií][oa]|madrina|padrino|comadre|vecin[oa]|jef[ea]|husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend|sister|brother|cousin|friend|mother|mom|father|dad|mari|femme|conjointe?|compagn(?:on|e)|s[oœ]eur|fr[eè]re|copine|amie?|m[eè]re|marido|esposa|irm[aã]o?|prim[oa]|m[aã]e|mennaj|madanm|zanmi|s[eè]";
const BETWEEN =
  "se llama|llamad[oa]|m rele|m se|mwen rele|mwen se|es|que se llama|cuyo nombre es|de nombre|el nombre de|mejor|del alma|gemel[oa]|mayor|menor|is|named|called|whose name is|name is|s'appelle|est|se chama|rele|r[eé]l[eé]|c'est";
const NAME = String.raw`\p{Lu}[\p{Ll}\p{M}]+(?:['’-]\p{L}[\p{Ll}]+|['’]\p{Lu}\p{Ll}+)*`;
/** A first name tells nobody anything; with a surname behind it, it leads to a person. */
const WHOLE_NAME = new RegExp(
  String.raw`(?<!\p{L})(?i:${RELATIVE})(?:,?\s(?:${BETWEEN})){0,2}\s?[,:(]?\s?(${NAME}(?:\s(?:(?:de|del|la|las|los|y|da|dos|van|von|di)\s){0,3}(?:${NAME}|\p{Lu}\.)){1,4})`,
  "gu",
);
/** The other way round: «Ramón Ogando es mi esposo», «casada con Ramón Ogando», «el nombre de mi esposo es Ramón Ogando». */
const NAME_FIRST = new RegExp(
  String.raw`(?<!\p{L})(${NAME}(?:\s(?:(?:de|del|la|los|da|dos)\s){0,3}${NAME}){1,4}),?\s(?:es|is|est|era|sería)\s(?:mi|my|mon|ma|meu|minha)\s(?:${RELATIVE})(?!\p{L})`,
  "gu",
);
const MARRIED = new RegExp(
  String.raw`(?<!\p{L})(?i:casad[oa] con|married to|mariée? (?:à|avec)|casada com|viv[oa] con|unid[oa] (?:a|con))\s(${NAME}(?:\s(?:(?:de|del|la|los|da|dos)\s){0,3}${NAME}){1,4})`,
  "gu",
);
/** Where «mi pareja es de …» names a place or a people, and «mi tía la doctora» whoever treats her. */
const NO_NAME =
  /^(?:Estados|República|Nueva|New|Puerto|San|Santo|Santa|Punta|La|El|Los|Las|Testigo|Salud|Mapfre|Senasa|SeNaSa|Humano|Universal|Palic|Cigna|Aetna|Primera|Monumental|Renacer|Seguros?|Plan|Dra?|Doctora?|Clínica|Centro|Hospital|ARS|IVF|FIV)(?![\p{L}])/u;

/** Finds the whole names of those around the writer, whom no form of ours knows: «mi esposo, Ramón Ogando Mejía». */
export function relativeSpans(message: string): Span[] {
  return [WHOLE_NAME, NAME_FIRST, MARRIED].flatMap((pattern) =>
    [...message.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].indexOf(match[1]!);
      return NO_NAME.test(match[1]!) ? [] : [{ start, end: start + match[1]!.length }];
    }),
  );
}
