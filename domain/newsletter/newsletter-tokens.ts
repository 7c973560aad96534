import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const CONFIRM = "newsletter-confirm";
const END = "newsletter-end";
const DAY_MS = 24 * 3_600_000;

/** After so many days, who did not confirm is forgotten. */
export const DAYS_TO_CONFIRM = 7;
/** Old mails are found again, and their link has to work. */
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
