import { randomBytes } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import { keyedDigest } from "#platform/keys.ts";

/** A moment in seconds, and a secret. */
const SHAPE = /^([0-9a-z]{6,8})\.([\w-]{43})$/;

/** What encrypts a browser's draft. It is made from what that browser holds, and never stored. */
export interface DraftLock {
  key: string;
  /** For how long it lasts. */
  seconds: number;
}

const secondsNow = () => Math.floor(now().getTime() / 1000);

/** Makes a lock for a browser, with what the browser has to hold so that it opens again. */
export function newDraftLock({ keys }: Pick<Context, "keys">, seconds: number): DraftLock & { held: string } {
  const until = (secondsNow() + seconds).toString(36);
  const secret = randomBytes(32).toString("base64url");
  return { key: keyOf(keys, until, secret), seconds, held: `${until}.${secret}` };
}

/** Opens the lock of what a browser holds; null when that is over, or nothing of ours. */
export function openDraftLock({ keys }: Pick<Context, "keys">, held: string, longest: number): DraftLock | null {
  const [, until, secret] = SHAPE.exec(held) ?? [];
  const seconds = until ? Number.parseInt(until, 36) - secondsNow() : 0;
  return until && secret && seconds > 0 && seconds <= longest ? { key: keyOf(keys, until, secret), seconds } : null;
}

const keyOf = (keys: Context["keys"], until: string, secret: string) =>
  keyedDigest(keys, "lead-draft", JSON.stringify([until, secret])).toString("base64url");
