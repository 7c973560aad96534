import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
import { type COMPARED_COOKIE, readSlugs, type SAVED_COOKIE, writeSlugs } from "./chosen-slugs.ts";

type ChoiceCookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");

/** Returns the slugs that this visitor saved or compares, the newest last. */
export function chosenSlugs(request: Request, cookie: ChoiceCookie, publicUrl: string): string[] {
  return readSlugs(readCookie(request.headers.get("cookie"), cookie, isSecure(publicUrl)), cookie);
}

/**
 * Returns the header that stores these slugs, or deletes the cookie when there are none. Scripts also read the cookie, to mark shared
 * pages.
 */
export function keepSlugs(slugs: readonly string[], cookie: ChoiceCookie, publicUrl: string): string {
  return serialiseCookie(cookie, writeSlugs(slugs, cookie), { secure: isSecure(publicUrl), readByScript: true });
}
