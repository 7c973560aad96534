import { timingSafeEqual } from "node:crypto";
import { type Keys, keyedDigest, signToken, verifyToken } from "#platform/keys.ts";

/** Each kind of link is signed for its own purpose. Payloads are ids. */
const PERSON = "inbox-person";
const TEAM = "inbox-team";
const RECEIPT = "inbox-receipt";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Payload {
  messageId: string;
}

/** Signs the writer's link. It is valid as long as the message is kept, 24 months. */
export const personToken = (keys: Keys, messageId: string, createdAt: Date): string =>
  signToken(keys, PERSON, { messageId }, new Date(createdAt.getTime() + 731 * DAY_MS));
export const readPersonToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, PERSON, token, now)?.messageId ?? null;

/** Signs the team's link in the notice of a new message. It is valid for a month. */
export const teamToken = (keys: Keys, messageId: string, createdAt: Date): string =>
  signToken(keys, TEAM, { messageId }, new Date(createdAt.getTime() + 31 * DAY_MS));
export const readTeamToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, TEAM, token, now)?.messageId ?? null;

/** Signs the cookie of the page that confirms the arrival. It is valid for two hours. */
export const receiptToken = (keys: Keys, messageId: string, now: Date): string =>
  signToken(keys, RECEIPT, { messageId }, new Date(now.getTime() + 2 * HOUR_MS));
export const readReceiptToken = (keys: Keys, token: string, now: Date): string | null =>
  verifyToken<Payload>(keys, RECEIPT, token, now)?.messageId ?? null;

const ADDRESS = /^mensaje\+([0-9a-f]{32})([0-9a-f]{20})@([^@\s]+)$/;

/** Returns the address for the writer's replies to a message. It reveals nothing about them, and nobody can forge one. */
export function messageAddress(keys: Keys, messageId: string, domain: string): string {
  const id = messageId.replaceAll("-", "");
  return `mensaje+${id}${proofOf(keys, id)}@${domain}`;
}

/** Returns the message of an address, or null when we did not make it. */
export function readMessageAddress(keys: Keys, address: string, domain: string): string | null {
  const [, id, proof, host] = ADDRESS.exec(address.toLowerCase()) ?? [];
  if (!id || !proof || host !== domain.toLowerCase()) return null;
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(keys, id)))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const proofOf = (keys: Keys, id: string): string => keyedDigest(keys, "inbox-address", id).toString("hex").slice(0, 20);
