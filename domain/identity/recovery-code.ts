import { randomInt } from "node:crypto";

/** Lower-case letters and digits without those that look alike. Twelve of them have 59 bits. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 12;
const COUNT = 10;
/** Codes made by the library itself have this length, and are case-sensitive. */
const EARLIER_LENGTH = 10;

const grouped = (letters: string, each: number) => letters.match(new RegExp(`.{1,${each}}`, "g"))?.join("-") ?? "";

/** Makes the codes that somebody keeps in case their telephone is lost: «k7mp-x3qa-9trw». */
export const recoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => grouped(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(""), 4));

/** Reads a code as people write it: with blanks or without hyphens, and with capitals, as a telephone starts a line. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.normalize("NFKC").replace(/[^0-9a-z]/gi, "");
  return letters.length === EARLIER_LENGTH ? grouped(letters, 5) : grouped(letters.toLowerCase(), 4);
}
