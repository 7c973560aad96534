import { parse, serialize } from "hono/utils/cookie";
import { COOKIE_SECONDS, type CookieName, cookieName } from "./cookies.ts";

interface CookieOptions {
  secure: boolean;
  /** For what pages mark by themselves and nobody could abuse: a visitor's saved slugs. */
  readByScript?: boolean;
}

/** An empty value takes the cookie away. */
export function serialiseCookie(name: CookieName, value: string, { secure, readByScript }: CookieOptions): string {
  const maxAge = value === "" ? 0 : COOKIE_SECONDS[name];
  return serialize(cookieName(name, secure), value, { path: "/", maxAge, sameSite: "Lax", httpOnly: !readByScript, secure });
}

export function readCookie(header: string | null | undefined, name: CookieName, secure: boolean): string | undefined {
  const wanted = cookieName(name, secure);
  return parse(header ?? "", wanted)[wanted];
}

export function readCookieChoice(header: string | null | undefined, secure: boolean): "all" | "necessary" | null {
  const value = readCookie(header, "cookies", secure);
  return value === "all" || value === "necessary" ? value : null;
}
