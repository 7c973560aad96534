import { readCookie, serialiseCookie } from "#app/cookies.server.ts";

/** Says to /solicitud-enviada which request it is about: signed, for this browser only, and for half an hour. */
const SENT = "lead-sent";
/** The confirmation was not seen yet, and greets once. */
const FRESH = "lead-fresh";
const HALF_AN_HOUR_SECONDS = 1_800;

export function sentCookies(confirmation: string, secure: boolean): string[] {
  return [
    serialiseCookie(SENT, confirmation, { secure, maxAgeSeconds: HALF_AN_HOUR_SECONDS }),
    serialiseCookie(FRESH, "1", { secure, maxAgeSeconds: HALF_AN_HOUR_SECONDS }),
  ];
}

export function readSentCookies(header: string | null, secure: boolean): { confirmation: string | undefined; fresh: boolean } {
  return { confirmation: readCookie(header, SENT, secure), fresh: readCookie(header, FRESH, secure) === "1" };
}

export const greetedCookie = (secure: boolean): string => serialiseCookie(FRESH, "", { secure, maxAgeSeconds: 0 });
