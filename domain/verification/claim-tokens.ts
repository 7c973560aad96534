import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const PURPOSE = "claim-mailbox";
const DAYS_MS = 7 * 24 * 3_600_000;

interface Payload {
  claimId: string;
}

/** Signs a link for the reader of the mailbox that a claim names. It is valid for seven days. */
export const claimToken = (keys: Keys, claimId: string, now: Date): string =>
  signToken(keys, PURPOSE, { claimId }, new Date(now.getTime() + DAYS_MS));

export const readClaimToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, PURPOSE, token, now)?.claimId ?? null;
