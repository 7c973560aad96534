import { readCookie, serialiseCookie } from "#app/cookies.server.ts";

/** Says to /mensaje-enviado which message it is about: signed, for this browser only, and for half an hour. */
const SENT = "message-sent";
const HALF_AN_HOUR_SECONDS = 1_800;

export const sentMessageCookie = (receipt: string, secure: boolean): string =>
  serialiseCookie(SENT, receipt, { secure, maxAgeSeconds: HALF_AN_HOUR_SECONDS });

export const readSentMessage = (header: string | null, secure: boolean): string | undefined => readCookie(header, SENT, secure);
