import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

const PURPOSE = "consultation-guest";
/** After the consultation: long enough to say whether it was held. */
const DAYS_MS = 30 * 24 * 3_600_000;

interface Payload {
  consultationId: string;
}

/** Signs a link for whoever reads the mailbox that a center wrote down: they answer without an account. */
export const guestToken = (keys: Keys, { id, endsAt }: { id: string; endsAt: Date }): string =>
  signToken(keys, PURPOSE, { consultationId: id }, new Date(endsAt.getTime() + DAYS_MS));

export const readGuestToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, PURPOSE, token, now)?.consultationId ?? null;
