import { readCookie, serialiseCookie } from "#app/cookies.server.ts";

/** The cookie that tells /mensaje-enviado which message it is about. The value is signed and valid only in this browser. */
const SENT = "message-sent";

export const sentMessageCookie = (receipt: string, secure: boolean): string => serialiseCookie(SENT, receipt, { secure });

export const readSentMessage = (header: string | null, secure: boolean): string | undefined => readCookie(header, SENT, secure);
