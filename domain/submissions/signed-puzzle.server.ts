import { randomBytes } from "node:crypto";
import { type Keys, keyedDigest, signToken, verifyToken } from "#platform/keys.ts";
import { readProof, solves } from "./puzzle.ts";

const PUZZLE = "lead-puzzle";
const GOOD_FOR_MS = 10 * 60_000;

const nameOf = (keys: Keys, idempotencyKey: string) => keyedDigest(keys, "lead-puzzle-key", idempotencyKey).toString("base64url");

/**
 * Makes a signed, short-lived puzzle for one form. It is bound to the form's idempotency key, and a key makes one lead: so a solution is
 * used once, which the database ensures, and nothing about puzzles is stored.
 */
export function puzzleFor(keys: Keys, idempotencyKey: string, now: Date): string {
  const payload = { key: nameOf(keys, idempotencyKey), nonce: randomBytes(9).toString("base64url") };
  return signToken(keys, PUZZLE, payload, new Date(now.getTime() + GOOD_FOR_MS));
}

export async function isProven(keys: Keys, proof: string | undefined, idempotencyKey: string | undefined, now: Date): Promise<boolean> {
  const read = proof && idempotencyKey ? readProof(proof) : null;
  if (!read || !idempotencyKey) return false;
  const signed = verifyToken<{ key: string }>(keys, PUZZLE, read.puzzle, now);
  return signed?.key === nameOf(keys, idempotencyKey) && (await solves(read.puzzle, read.number));
}
