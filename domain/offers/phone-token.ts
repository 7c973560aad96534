import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const PURPOSE = "lead-phone";
const DAYS_MS = 30 * 24 * 3_600_000;

/** Signs the link of the mail that asks a patient whether their telephone number is right. */
export const phoneToken = (keys: Keys, returnId: string, askedAt: Date): string =>
  signToken(keys, PURPOSE, { returnId }, new Date(askedAt.getTime() + DAYS_MS));

export const readPhoneToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ returnId: string }>(keys, PURPOSE, token, now)?.returnId ?? null;
