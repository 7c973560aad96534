import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const CONFIRM = "newsletter-confirm";
const END = "newsletter-end";
const DAY_MS = 24 * 3_600_000;

/** The number of days after which an unconfirmed subscriber is erased. */
export const DAYS_TO_CONFIRM = 7;
/** The validity of a link to unsubscribe. People find old mails again, and their links have to work. */
const END_DAYS = 5 * 365;

export const confirmToken = (keys: Keys, subscriberId: string, now: Date): string =>
  signToken(keys, CONFIRM, { subscriberId }, new Date(now.getTime() + DAYS_TO_CONFIRM * DAY_MS));

export const readConfirmToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ subscriberId: string }>(keys, CONFIRM, token, now)?.subscriberId ?? null;

interface End {
  subscriberId: string;
  issueId: string | null;
}

export const endToken = (keys: Keys, end: End, now: Date): string => signToken(keys, END, end, new Date(now.getTime() + END_DAYS * DAY_MS));

export const readEndToken = (keys: Keys, token: string, now: Date): End | null => verifyToken<End>(keys, END, token, now);
