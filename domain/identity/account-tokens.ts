import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

/** Each kind of link is signed for its own purpose. Payloads are ids. */
const CONFIRM = "account-confirm";
const RESET = "account-reset";
const DEVICE = "account-device";

const DAY_MS = 86_400_000;

/** Signs the link that asks somebody who registered to confirm their address. Valid for a week. */
export const confirmToken = (keys: Keys, userId: string, sentAt: Date): string =>
  signToken(keys, CONFIRM, { userId }, new Date(sentAt.getTime() + 7 * DAY_MS));
export const readConfirmToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ userId: string }>(keys, CONFIRM, token, now)?.userId ?? null;

/** Signs the link to set a new password. It names a row of `password_resets`, which knows whether it was used. */
export const resetToken = (keys: Keys, resetId: string, expiresAt: Date): string => signToken(keys, RESET, { resetId }, expiresAt);
export const readResetToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ resetId: string }>(keys, RESET, token, now)?.resetId ?? null;

/** Signs the cookie of a browser in which this person has signed in. It is valid for a year. */
export const deviceToken = (keys: Keys, userId: string, now: Date): string =>
  signToken(keys, DEVICE, { userId }, new Date(now.getTime() + 365 * DAY_MS));
export const readDeviceToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ userId: string }>(keys, DEVICE, token, now)?.userId ?? null;
