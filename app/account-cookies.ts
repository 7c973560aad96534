import { SESSION_COOKIE } from "./cookies.ts";

/** What the names of the sign-in library's own cookies begin with. */
export const SIGN_IN_COOKIES = "cuna";

const DAY = 86_400;

/** The cookies of whoever has an account, apart from the others, since no script of a page needs to know them. */
export const ACCOUNT_COOKIE_SECONDS = {
  [SESSION_COOKIE]: 30 * DAY,
  [`${SIGN_IN_COOKIES}.dont_remember`]: 30 * DAY,
  [`${SIGN_IN_COOKIES}.two_factor`]: 600,
  [`${SIGN_IN_COOKIES}.passkey`]: 300,
  equipo: 365 * DAY,
  volver: 1_800,
} as const;

export type AccountCookieName = keyof typeof ACCOUNT_COOKIE_SECONDS;
