import { type ReadPhone, readPhone } from "#domain/submissions/phone.ts";
import { plainWords } from "#platform/plain-text.ts";

/** What somebody typed to find a person, as it is compared. */
export type Lookup =
  | { kind: "phone"; phone: ReadPhone; shown: string }
  | { kind: "email"; email: string; shown: string }
  | { kind: "name"; name: string; shown: string }
  /** The number of a request, a message or an erasure. */
  | { kind: "number"; shown: string };

const NUMBER = /^(CU|ME|BOR)[\s-]*(\d{4})[\s-]*(\d{1,9})$/i;
const PHONE = /^[+(]?[\d\s().+-]{7,24}$/;
const EMAIL = /^[^\s@]+@[^\s@]+[.][^\s@]+$/;
const DIGITS_OF_A_NUMBER = 5;

/** Reads what was typed: a telephone in any spelling, a mailbox, a number, or a whole name. Null for anything else. */
export function readLookup(typed: string): Lookup | null {
  const words = typed.trim();
  const number = NUMBER.exec(words);
  if (number) {
    const [, prefix, year, count] = number;
    return { kind: "number", shown: `${prefix!.toUpperCase()}-${year}-${String(Number(count)).padStart(DIGITS_OF_A_NUMBER, "0")}` };
  }
  if (EMAIL.test(words)) return { kind: "email", email: words.toLowerCase(), shown: words.toLowerCase() };
  if (PHONE.test(words)) {
    const phone = readPhone(words, "DO");
    return phone.e164 === null ? null : { kind: "phone", phone, shown: phone.e164 };
  }
  const name = foldedName(words);
  return name.includes(" ") && !/\d/.test(name) ? { kind: "name", name, shown: words } : null;
}

/** Returns one spelling for a person's name: capitals, accents and spaces do not matter. */
export const foldedName = (name: string): string => plainWords(name).join(" ");
