import type { RequestFacts } from "#app/context.ts";
import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
import { SESSION_COOKIE } from "#app/cookies.ts";
import type { Visit } from "#domain/identity/sign-in.server.ts";

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");

/** Returns the facts of a request that signing in needs. */
export function visitOf(request: Request, { ip }: Pick<RequestFacts, "ip">, publicUrl: string): Visit {
  return { headers: request.headers, ip, device: readCookie(request.headers.get("cookie"), "equipo", isSecure(publicUrl)) };
}

/** Returns headers that set these cookies, and with `device` the one by which this browser is recognised next time. */
export function cookieHeaders(cookies: readonly string[], publicUrl: string, device?: string): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (device !== undefined) headers.append("Set-Cookie", serialiseCookie("equipo", device, { secure: isSecure(publicUrl) }));
  return headers;
}

/** What the pages to sign in are asked with when a session is over. */
export const OVER = "sesion=vencida";

/** The ending under which a browser's router asks for the data of an address; for the root it has a name of its own. */
const OF_DATA = /(?<=\/)_(?:root)?\.data$|\.data$/;

/**
 * Returns whether somebody had a session here: its cookie may outlive it, and had one who, from a known browser, sends a form or goes on
 * within a page.
 */
export function hadSession(request: Request, publicUrl: string): boolean {
  const has = (name: "session" | "equipo") => readCookie(request.headers.get("cookie"), name, isSecure(publicUrl)) !== undefined;
  const within = request.method !== "GET" || OF_DATA.test(new URL(request.url).pathname);
  return has(SESSION_COOKIE) || (within && has("equipo"));
}

/** Returns a cookie that brings somebody back after signing in: to the requested page, or to the one from which a form was sent. */
export function returnCookie(request: Request, publicUrl: string): string {
  return serialiseCookie("volver", placeOf(request, publicUrl), { secure: isSecure(publicUrl) });
}

/** Keys that a browser's router adds to addresses, and those of a form's own part of a page. */
const NOT_OF_PAGES = ["_routes", "index"];

function placeOf(request: Request, publicUrl: string): string {
  const asked = new URL(request.url);
  const from = request.method === "GET" ? null : URL.parse(request.headers.get("referer") ?? "");
  const page = from?.origin === new URL(publicUrl).origin ? from : asked;
  for (const key of NOT_OF_PAGES) page.searchParams.delete(key);
  return page.pathname.replace(OF_DATA, "") + page.search;
}

/** Returns the page to go back to, or null. Only a path of our own counts: "//host" and "/\host" would leave the site. */
export function readReturn(request: Request, publicUrl: string): string | null {
  const path = readCookie(request.headers.get("cookie"), "volver", isSecure(publicUrl));
  return path && /^\/(?![/\\])[^\s\\]{0,2000}$/.test(path) ? path : null;
}

export const forgetReturn = (publicUrl: string): string => serialiseCookie("volver", "", { secure: isSecure(publicUrl) });
