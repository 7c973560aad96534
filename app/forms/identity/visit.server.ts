import type { RequestFacts } from "#app/context.ts";
import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
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

/** Returns a cookie that brings somebody back to the requested page after signing in. */
export function returnCookie(request: Request, publicUrl: string): string {
  return serialiseCookie("volver", new URL(request.url).pathname, { secure: isSecure(publicUrl) });
}

/** Returns the page to go back to, or null. Only a path of our own counts: "//host" and "/\host" would leave the site. */
export function readReturn(request: Request, publicUrl: string): string | null {
  const path = readCookie(request.headers.get("cookie"), "volver", isSecure(publicUrl));
  return path && /^\/(?![/\\])[^\s\\]{0,2000}$/.test(path) ? path : null;
}

export const forgetReturn = (publicUrl: string): string => serialiseCookie("volver", "", { secure: isSecure(publicUrl) });
