import { timingSafeEqual } from "node:crypto";
import { type Keys, keyedDigest } from "#platform/keys.ts";
import type { Side } from "./thread.ts";

/** The party who may write to an address. */
export interface ThreadEnd {
  offerId: string;
  side: Side;
}

const ADDRESS = /^hilo\+([0-9a-f]{32})([pc])([0-9a-f]{20})@([^@\s]+)$/;
const LETTERS = { patient: "p", center: "c" } as const;

/**
 * Returns the address for a party's replies by mail. It is in lower case with at most 64 characters before the @, since mail servers
 * keep no more. Nobody can forge one, and it reveals nothing about either party.
 */
export function threadAddress(keys: Keys, { offerId, side }: ThreadEnd, domain: string): string {
  const end = `${offerId.replaceAll("-", "")}${LETTERS[side]}`;
  return `hilo+${end}${proofOf(keys, end)}@${domain}`;
}

/** Returns the party of an address, or null when we did not make it. */
export function readThreadAddress(keys: Keys, address: string, domain: string): ThreadEnd | null {
  const [, id, letter, proof, host] = ADDRESS.exec(address.toLowerCase()) ?? [];
  if (!id || !letter || !proof || host !== domain.toLowerCase()) return null;
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(keys, `${id}${letter}`)))) return null;
  return { offerId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), side: letter === "p" ? "patient" : "center" };
}

const proofOf = (keys: Keys, end: string): string => keyedDigest(keys, "thread-address", end).toString("hex").slice(0, 20);
