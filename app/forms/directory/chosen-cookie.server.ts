import { type COMPARED_COOKIE, readSlugs, type SAVED_COOKIE, writeSlugs } from "#app/components/directory/chosen-slugs.ts";
import { readCookie, serialiseCookie } from "#app/cookies.server.ts";

type ChoiceCookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");

/** What this visitor set aside, the newest last. */
export function chosenSlugs(request: Request, cookie: ChoiceCookie, publicUrl: string): string[] {
  return readSlugs(readCookie(request.headers.get("cookie"), cookie, isSecure(publicUrl)), cookie);
}

/** The header that keeps these slugs; none of them forgets the cookie. Script reads it too, to mark shared pages. */
export function keepSlugs(slugs: readonly string[], cookie: ChoiceCookie, publicUrl: string): string {
  return serialiseCookie(cookie, writeSlugs(slugs, cookie), { secure: isSecure(publicUrl), readByScript: true });
}
