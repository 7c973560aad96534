import type { FoldedText } from "./folded-text.ts";
import { replaced } from "./paraphrases.ts";

/** Signs of addresses by their words, in the languages that people write to us. */
const SIGNS: Readonly<Record<string, string>> = {
  ".": "punto puntos pto puntico puntito dot point ponto punkt pwen",
  "@": "arroba arrobase arobase aroba at",
  "/": "slash barra diagonal pleca bar",
  "-": "guion dash hyphen tiret hifen raya rayita",
  _: "guionbajo underscore underline subguion",
};
const SIGN_OF = new Map(Object.entries(SIGNS).flatMap(([sign, words]) => words.split(" ").map((word) => [word, sign] as const)));
const TWO_WORDS = "(?:guion|raya|barra) (?:bajo|baja|abajo)";
const BRACKETED = new RegExp(
  String.raw`\s{0,2}[[({<«]\s{0,2}(?:${TWO_WORDS}|${[...SIGN_OF.keys()].join("|")}|[.@/_-])\s{0,2}[\])}>»]\s{0,2}`,
  "g",
);
/** Brackets around the parts beside such a sign: «.(ee)/(x)». */
const AROUND_PARTS = /[[({<][\p{L}\p{N}]{1,40}[\])}>](?=[.@/_-])|(?<=[.@/_-])[[({<][\p{L}\p{N}]{1,40}[\])}>]/gu;

/**
 * Returns the text with signs in brackets or words replaced by the signs, «linktr (punto) ee [/] x» as «linktr.ee/x»; null when there
 * are none.
 */
export function withPlainSigns(folded: FoldedText): FoldedText | null {
  const plain = replaced(folded, [BRACKETED, signIn]);
  return plain && (replaced(plain, [AROUND_PARTS, (part) => part.slice(1, -1)]) ?? plain);
}

function signIn(bracketed: string): string {
  const word = bracketed.replace(/[\s[\](){}<>«»]/g, "");
  return SIGN_OF.get(word) ?? (word.length === 1 ? word : "_");
}
