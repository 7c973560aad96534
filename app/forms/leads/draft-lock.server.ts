import { randomBytes } from "node:crypto";
import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
import { COOKIE_SECONDS } from "#app/cookies.ts";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import { keyedDigest } from "#platform/keys.ts";

// What somebody types into the request form and does not send stays in their browser, encrypted. The key is made from a cookie that no
// script can read, and never stored: without that cookie, which ends by itself, what was kept cannot be read by anybody.

const NAME = "borrador";
/** The moment at which it ends, in seconds, and a secret. */
const SHAPE = /^([0-9a-z]{6,8})\.([\w-]{43})$/;

export interface DraftLock {
  key: string;
  /** For how long it lasts. */
  seconds: number;
}

type Asked = Pick<Context, "keys" | "publicUrl">;
const isSecure = ({ publicUrl }: Asked) => publicUrl.startsWith("https:");
const secondsNow = () => Math.floor(now().getTime() / 1000);

/** Returns the key of this browser, or null when it has none or it is over. */
export function readDraftLock(ctx: Asked, request: Request): DraftLock | null {
  const value = readCookie(request.headers.get("cookie"), NAME, isSecure(ctx));
  const read = value && SHAPE.exec(value);
  const seconds = read ? Number.parseInt(read[1]!, 36) - secondsNow() : 0;
  return value && seconds > 0 && seconds <= COOKIE_SECONDS[NAME] ? { key: keyOf(ctx, value), seconds } : null;
}

/** Makes a key for this browser, with the cookie that leads to it. */
export function newDraftLock(ctx: Asked): DraftLock & { cookie: string } {
  const seconds = COOKIE_SECONDS[NAME];
  const value = `${(secondsNow() + seconds).toString(36)}.${randomBytes(32).toString("base64url")}`;
  return { key: keyOf(ctx, value), seconds, cookie: serialiseCookie(NAME, value, { secure: isSecure(ctx) }) };
}

/** Returns the cookie that takes the key away. */
export const forgetDraftCookie = (secure: boolean): string => serialiseCookie(NAME, "", { secure });

const keyOf = ({ keys }: Asked, value: string) => keyedDigest(keys, "lead-draft", value).toString("base64url");
