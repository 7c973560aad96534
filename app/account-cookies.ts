import { SESSION_COOKIE } from "./cookies.ts";

/** The prefix of the sign-in library's own cookies. */
export const SIGN_IN_COOKIES = "cuna";

const DAY = 86_400;

/** The cookies of people with an account. They are apart from the others, since no script of a page needs to know them. */
export const ACCOUNT_COOKIE_SECONDS = {
  [SESSION_COOKIE]: 30 * DAY,
  [`${SIGN_IN_COOKIES}.dont_remember`]: 30 * DAY,
  [`${SIGN_IN_COOKIES}.two_factor`]: 600,
  [`${SIGN_IN_COOKIES}.passkey`]: 300,
  equipo: 365 * DAY,
  volver: 1_800,
} as const;

export type AccountCookieName = keyof typeof ACCOUNT_COOKIE_SECONDS;
