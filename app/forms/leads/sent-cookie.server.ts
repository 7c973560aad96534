import { readCookie, serialiseCookie } from "#app/cookies.server.ts";
import { forgetDraftCookie } from "./draft-lock.server.ts";

/** The cookie that tells /solicitud-enviada which request it is about. The value is signed and valid only in this browser. */
const SENT = "lead-sent";
/** The cookie that exists until the confirmation has greeted once. */
const FRESH = "lead-fresh";

/** Returns the cookies of an accepted request. What this browser kept of it cannot be read any more. */
export function sentCookies(confirmation: string, secure: boolean): string[] {
  return [serialiseCookie(SENT, confirmation, { secure }), serialiseCookie(FRESH, "1", { secure }), forgetDraftCookie(secure)];
}

export function readSentCookies(header: string | null, secure: boolean): { confirmation: string | undefined; fresh: boolean } {
  return { confirmation: readCookie(header, SENT, secure), fresh: readCookie(header, FRESH, secure) === "1" };
}

export const greetedCookie = (secure: boolean): string => serialiseCookie(FRESH, "", { secure });
