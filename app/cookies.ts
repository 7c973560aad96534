const HALF_AN_HOUR = 1_800;
const WORKING_DAY = 28_800;
const YEAR = 31_536_000;

/** Every cookie of the site, with the seconds for which a browser keeps it. A new one does not compile until /privacidad explains it. */
export const COOKIE_SECONDS = {
  cookies: 182 * 86_400,
  comparar: YEAR,
  guardados: YEAR,
  moneda: YEAR,
  borrador: WORKING_DAY,
  "lead-sent": HALF_AN_HOUR,
  "lead-fresh": HALF_AN_HOUR,
  "message-sent": HALF_AN_HOUR,
} as const;

export type CookieName = keyof typeof COOKIE_SECONDS;

/**
 * Possible answers to the cookie bar. «manager» means «all», given while a tag manager was connected; «all» covers only our own
 * counting.
 */
export const COOKIE_ANSWERS = ["all", "manager", "necessary"] as const;
export type CookieAnswer = (typeof COOKIE_ANSWERS)[number];

/** The session cookie. Sign-in sets it under this name, and the page cache serves nothing to visitors who send it. */
export const SESSION_COOKIE = "session";

/** Over HTTPS the prefix makes browsers refuse the cookie from any other host or path. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
