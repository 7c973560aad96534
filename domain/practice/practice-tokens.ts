import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import { INVITATION_DAYS } from "./practice.ts";

const PURPOSE = "practice-invitation";
const DAYS_MS = INVITATION_DAYS * 24 * 3_600_000;

interface Payload {
  invitationId: string;
}

/** Signs a link for the reader of the mailbox that a center invited. */
export const practiceToken = (keys: Keys, invitationId: string, now: Date): string =>
  signToken(keys, PURPOSE, { invitationId }, new Date(now.getTime() + DAYS_MS));

export const readPracticeToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, PURPOSE, token, now)?.invitationId ?? null;
