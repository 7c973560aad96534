/**
 * The small proof of work of a form's script. Browser and server share this module, and the server does one step where the browser does
 * about a hundred. Each step is a slow key derivation, so that a native program is hardly faster than WebCrypto.
 */
const STEPS_OF_ONE_TRY = 4_000;
const ZERO_BITS = 7;
const MAX_TRIES = 2 ** 20;

/** Returns the first number that solves the puzzle: about 130 tries, 0.1 seconds on a desktop and 0.5 on a phone. */
export async function solvePuzzle(puzzle: string): Promise<number> {
  for (let number = 0; number < MAX_TRIES; number++) if (await solves(puzzle, number)) return number;
  throw new Error("the puzzle has no solution");
}

export async function solves(puzzle: string, number: number): Promise<boolean> {
  if (!Number.isInteger(number) || number < 0 || number >= MAX_TRIES) return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(puzzle), "PBKDF2", false, ["deriveBits"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(String(number)), iterations: STEPS_OF_ONE_TRY };
  const [first = 255] = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 8));
  return first >> (8 - ZERO_BITS) === 0;
}

/** Writes a solution as the form sends it. */
export const proofText = (puzzle: string, number: number): string => `${number}:${puzzle}`;

export function readProof(text: string): { puzzle: string; number: number } | null {
  const [, number, puzzle] = /^(0|[1-9]\d{0,6}):(.+)$/.exec(text) ?? [];
  return puzzle ? { puzzle, number: Number(number) } : null;
}
