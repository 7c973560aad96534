import { parse, serialize } from "hono/utils/cookie";
import { OTHER_CURRENCIES, type OtherCurrency } from "#platform/money.ts";
import { COOKIE_SECONDS, type CookieName, cookieName, SESSION_COOKIE } from "./cookies.ts";

interface CookieOptions {
  secure: boolean;
  /** Lets scripts read and write the cookie. Only for values that nobody could abuse, such as the visitor's saved slugs. */
  readByScript?: boolean;
}

/** Deletes the cookie when the value is empty. */
export function serialiseCookie(name: CookieName, value: string, { secure, readByScript }: CookieOptions): string {
  const maxAge = value === "" ? 0 : COOKIE_SECONDS[name];
  return serialize(cookieName(name, secure), value, { path: "/", maxAge, sameSite: "Lax", httpOnly: !readByScript, secure });
}

export function readCookie(header: string | null | undefined, name: CookieName, secure: boolean): string | undefined {
  const wanted = cookieName(name, secure);
  return parse(header ?? "", wanted)[wanted];
}

/** Returns what the session cookie holds; undefined for a visitor. */
export function readSession(header: string | null | undefined, secure: boolean): string | undefined {
  const wanted = cookieName(SESSION_COOKIE, secure);
  return parse(header ?? "", wanted)[wanted];
}

export function readCookieChoice(header: string | null | undefined, secure: boolean): "all" | "necessary" | null {
  const value = readCookie(header, "cookies", secure);
  return value === "all" || value === "necessary" ? value : null;
}

/** Returns what the visitor reads beside dollars, or null. */
export function readCurrency(header: string | null | undefined, secure: boolean): OtherCurrency | null {
  const value = readCookie(header, "moneda", secure);
  return OTHER_CURRENCIES.find((known) => known === value) ?? null;
}
