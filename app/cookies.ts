const HALF_AN_HOUR = 1_800;
const YEAR = 31_536_000;

/** Every cookie there is, and for how many seconds a browser keeps it. A new one is explained at /privacidad, or types fail. */
export const COOKIE_SECONDS = {
  cookies: 182 * 86_400,
  comparar: YEAR,
  guardados: YEAR,
  "lead-sent": HALF_AN_HOUR,
  "lead-fresh": HALF_AN_HOUR,
  "message-sent": HALF_AN_HOUR,
} as const;

export type CookieName = keyof typeof COOKIE_SECONDS;

/** Whoever carries it has signed in: sign-in sets it by this name, and the page cache lets its carriers past. */
export const SESSION_COOKIE = "session";

/** Over HTTPS the prefix makes browsers refuse the cookie from any other host or path. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
