import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const PURPOSE = "consultation-guest";
/** The time after the consultation in which the guest can still say whether it was held. */
const DAYS_MS = 30 * 24 * 3_600_000;

interface Payload {
  consultationId: string;
}

/** Signs a link for the mailbox that a center wrote down. Its reader answers without an account. */
export const guestToken = (keys: Keys, { id, endsAt }: { id: string; endsAt: Date }): string =>
  signToken(keys, PURPOSE, { consultationId: id }, new Date(endsAt.getTime() + DAYS_MS));

export const readGuestToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, PURPOSE, token, now)?.consultationId ?? null;
