import type { RouteServices } from "#app/context.ts";
import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
import { COOKIE_SECONDS } from "#app/cookies.ts";
import { type DraftLock, newDraftLock, openDraftLock } from "#domain/submissions/draft-lock.server.ts";

// What somebody types into the request form and does not send stays in their browser, encrypted. The key comes from a cookie that no
// script can read: without that cookie, which ends by itself, nobody can read what was kept.

const NAME = "borrador";
const SECONDS = COOKIE_SECONDS[NAME];

type Asked = Pick<RouteServices, "keys" | "publicUrl">;
const isSecure = ({ publicUrl }: Asked) => publicUrl.startsWith("https:");

/** Returns the key of this browser, or null when it has none or it is over. */
export function readDraftLock(ctx: Asked, request: Request): DraftLock | null {
  const held = readCookie(request.headers.get("cookie"), NAME, isSecure(ctx));
  return held === undefined ? null : openDraftLock(ctx, held, SECONDS);
}

/** Makes a key for this browser, with the cookie that leads to it. */
export function giveDraftLock(ctx: Asked): { lock: DraftLock; cookie: string } {
  const { held, ...lock } = newDraftLock(ctx, SECONDS);
  return { lock, cookie: serialiseCookie(NAME, held, { secure: isSecure(ctx) }) };
}

/** Returns the cookie that takes the key away. */
export const forgetDraftCookie = (secure: boolean): string => serialiseCookie(NAME, "", { secure });
