import { parse, serialize } from "hono/utils/cookie";
import { OTHER_CURRENCIES, type OtherCurrency } from "#platform/money.ts";
import { ACCOUNT_COOKIE_SECONDS, type AccountCookieName } from "./account-cookies.ts";
import { COOKIE_ANSWERS, COOKIE_SECONDS, type CookieAnswer, type CookieName, cookieName } from "./cookies.ts";

type AnyCookie = CookieName | AccountCookieName;
const ALL_SECONDS: Readonly<Record<AnyCookie, number>> = { ...COOKIE_SECONDS, ...ACCOUNT_COOKIE_SECONDS };

interface CookieOptions {
  secure: boolean;
  /** Lets scripts read and write the cookie. Use it only for values that nobody could abuse, such as the visitor's saved slugs. */
  readByScript?: boolean;
}

/** Writes a cookie; an empty value deletes it. */
export function serialiseCookie(name: AnyCookie, value: string, { secure, readByScript }: CookieOptions): string {
  const maxAge = value === "" ? 0 : ALL_SECONDS[name];
  return serialize(cookieName(name, secure), value, { path: "/", maxAge, sameSite: "Lax", httpOnly: !readByScript, secure });
}

export function readCookie(header: string | null | undefined, name: AnyCookie, secure: boolean): string | undefined {
  const wanted = cookieName(name, secure);
  return parse(header ?? "", wanted)[wanted];
}

/**
 * Returns what the visitor chose, or null while the bar has to ask. It also asks people who accepted before there was a tag manager,
 * since nobody had told them about it.
 */
export function readCookieChoice(
  header: string | null | undefined,
  { secure, tagManager }: { secure: boolean; tagManager: boolean },
): "all" | "necessary" | null {
  const value = readCookie(header, "cookies", secure);
  const answer = COOKIE_ANSWERS.find((known) => known === value);
  if (answer === "necessary") return answer;
  return answer === "manager" || (answer === "all" && !tagManager) ? "all" : null;
}

/** Returns the value that is stored for a choice. */
export function answerOf(choice: "all" | "necessary", tagManager: boolean): CookieAnswer {
  return choice === "all" && tagManager ? "manager" : choice;
}

/** Returns the visitor's currency beside dollars, or null. */
export function readCurrency(header: string | null | undefined, secure: boolean): OtherCurrency | null {
  const value = readCookie(header, "moneda", secure);
  return OTHER_CURRENCIES.find((known) => known === value) ?? null;
}
