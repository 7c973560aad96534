import { dictionary } from "@zxcvbn-ts/language-common";

/** The most frequent leaked passwords in lower case, some 40,000. A list of our own avoids sending passwords to a service. */
const leaked = new Set<string>((dictionary["passwords-common"] as string[]).map(plain));

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
];
const WALKS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(""))].map((row) => row.repeat(12));
const SPANISH = ["contraseña", "clave", "fertilidad", "embarazo", "republicadominicana", "santodomingo", "teamo", "dominicana", "cuna"].map(
  plain,
);

/**
 * Returns whether a password is among the first that somebody would guess: often leaked, one piece repeated, keys in a row, or any of
 * these or the person's own names surrounded by digits and signs. `own` are publicly known words about the person.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const whole = plain(password);
  const core = whole.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const known = new Set([
    ...SPANISH,
    ...own.flatMap((word) => [plain(word), plain(word).replace(/@.*/, ""), ...plain(word).split(/[^a-z0-9]+/)]),
  ]);
  return [whole, core].some((part) => part !== "" && (leaked.has(part) || known.has(part) || isRepeated(part, known) || isWalk(part)));
}

/** Returns the text in lower case without accents and spaces, which guesses ignore. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
}

/** Returns whether a text repeats one piece, the last time perhaps in part. A piece longer than four characters must be a known word. */
function isRepeated(text: string, known: ReadonlySet<string>): boolean {
  for (let size = 1; size <= text.length / 2; size++) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text) && (size <= 4 || leaked.has(piece) || known.has(piece))) return true;
  }
  return false;
}

const isWalk = (text: string): boolean => WALKS.some((walk) => walk.includes(text));
