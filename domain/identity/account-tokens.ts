import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

/** Each kind of link is signed for its own purpose. Payloads are ids. */
const CONFIRM = "account-confirm";
const RESET = "account-reset";
const DEVICE = "account-device";
const NEW_MAILBOX = "account-new-mailbox";
const STOP_CHANGE = "account-stop-change";

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

/** Signs the link to the new mailbox of an account. It names a row of `email_changes`, which knows what became of it. */
export const newMailboxToken = (keys: Keys, changeId: string, expiresAt: Date): string =>
  signToken(keys, NEW_MAILBOX, { changeId }, expiresAt);
export const readNewMailboxToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ changeId: string }>(keys, NEW_MAILBOX, token, now)?.changeId ?? null;

/** Signs the link to the old mailbox, which stops the change. */
export const stopChangeToken = (keys: Keys, changeId: string, expiresAt: Date): string =>
  signToken(keys, STOP_CHANGE, { changeId }, expiresAt);
export const readStopChangeToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ changeId: string }>(keys, STOP_CHANGE, token, now)?.changeId ?? null;

/** Signs the cookie of a browser in which this person has signed in. It is valid for a year. */
export const deviceToken = (keys: Keys, userId: string, now: Date): string =>
  signToken(keys, DEVICE, { userId }, new Date(now.getTime() + 365 * DAY_MS));
export const readDeviceToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<{ userId: string }>(keys, DEVICE, token, now)?.userId ?? null;
