import { dictionary } from "@zxcvbn-ts/language-common";

/** Passwords that leaked most often, in small letters: some 40,000. Asking nobody about a password keeps it here. */
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
 * Tells whether a password is among the first that somebody would try: leaked often, one piece repeated, a walk over the keyboard, or any
 * of these and the person's own names with digits and signs around. `own` are words that everybody knows of the person.
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

/** Writes in small letters without accents, and without spaces, which nobody's guesses keep. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
}

/** One piece again and again, the last time perhaps in part. A piece longer than four characters must be a known word. */
function isRepeated(text: string, known: ReadonlySet<string>): boolean {
  for (let size = 1; size <= text.length / 2; size++) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text) && (size <= 4 || leaked.has(piece) || known.has(piece))) return true;
  }
  return false;
}

const isWalk = (text: string): boolean => WALKS.some((walk) => walk.includes(text));
