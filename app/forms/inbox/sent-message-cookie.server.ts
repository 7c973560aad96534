import { readCookie, serialiseCookie } from "#app/cookies.server.ts";

/** Says to /mensaje-enviado which message it is about: signed, and for this browser only. */
const SENT = "message-sent";

export const sentMessageCookie = (receipt: string, secure: boolean): string => serialiseCookie(SENT, receipt, { secure });

export const readSentMessage = (header: string | null, secure: boolean): string | undefined => readCookie(header, SENT, secure);
