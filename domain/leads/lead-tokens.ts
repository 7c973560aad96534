import { type Keys, signToken, verifyToken } from "#platform/keys.ts";

/** Each kind of link is signed for its own purpose, so that none can be used in place of another. Payloads are ids and public names. */
const PATIENT = "lead-patient";
const OFFER = "lead-offer";
const CONFIRMATION = "lead-confirmation";
const RECEIVERS = "lead-receivers";
const CALL = "lead-call";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Signs the patient's link. It is valid as long as the lead is kept, 24 months; the same lead always has the same link. */
export function patientToken(keys: Keys, leadId: string, createdAt: Date): string {
  return signToken(keys, PATIENT, { leadId }, new Date(createdAt.getTime() + 731 * DAY_MS));
}
export function readPatientToken(keys: Keys, token: string, now: Date): string | null {
  return verifyToken<{ leadId: string }>(keys, PATIENT, token, now)?.leadId ?? null;
}

export function offerToken(keys: Keys, offerId: string, madeAt: Date): string {
  return signToken(keys, OFFER, { offerId }, new Date(madeAt.getTime() + 90 * DAY_MS));
}
export function readOfferToken(keys: Keys, token: string, now: Date): string | null {
  return verifyToken<{ offerId: string }>(keys, OFFER, token, now)?.offerId ?? null;
}

/** Signs the link that our team sends to a caller's telephone. It opens nothing else, and its row says whether it was used. */
export function callToken(keys: Keys, { leadId, id }: CallLinkId, expiresAt: Date): string {
  return signToken(keys, CALL, { leadId, id }, expiresAt);
}
export function readCallToken(keys: Keys, token: string, now: Date): CallLinkId | null {
  return verifyToken<CallLinkId>(keys, CALL, token, now);
}

/** Signs the cookie that /solicitud-enviada reads. It is valid for two hours and opens nothing else. */
export function confirmationToken(keys: Keys, leadId: string, now: Date): string {
  return signToken(keys, CONFIRMATION, { leadId }, new Date(now.getTime() + 2 * HOUR_MS));
}
export function readConfirmationToken(keys: Keys, token: string, now: Date): string | null {
  return verifyToken<{ leadId: string }>(keys, CONFIRMATION, token, now)?.leadId ?? null;
}

/** One of the links of a lead: a new one takes the place of the one before. */
export interface CallLinkId {
  leadId: string;
  id: string;
}

/** The centers with the names that the visitor saw. */
export interface PinnedReceivers {
  originId: string | null;
  receivers: readonly { id: string; name: string }[];
}
export function receiversToken(keys: Keys, pinned: PinnedReceivers, now: Date): string {
  return signToken(keys, RECEIVERS, pinned, new Date(now.getTime() + 2 * HOUR_MS));
}
export function readReceiversToken(keys: Keys, token: string, now: Date): PinnedReceivers | null {
  return verifyToken<PinnedReceivers>(keys, RECEIVERS, token, now);
}
