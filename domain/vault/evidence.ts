import { createHash } from "node:crypto";
import type { Subject } from "./subject.ts";

/** Writes the same value always as the same text: keys in order, nothing undefined. What is digested and sealed is written this way. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value as Record<string, unknown>).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(",")}}`;
}

/** What a link of the chain proves. */
export const EVIDENCE_KINDS = [
  "submission",
  "names-confirmed",
  "email-confirmed",
  "contact-accepted",
  "consent-withdrawn",
  "closed",
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface EvidenceLink {
  position: number;
  kind: string;
  sealed: Buffer;
  previous_digest: Buffer;
  digest: Buffer;
}

/** Returns where a chain begins: the id of its subject, so that it cannot be moved to another one. */
export function firstDigest({ kind, id }: Subject): Buffer {
  return createHash("sha256").update(`${kind}:${id}`).digest();
}

/** Digests a link over its sealed bytes, so that the chain can be checked by who cannot read it, and after the key is gone. */
export function linkDigest(previous: Buffer, position: number, kind: string, sealed: Buffer): Buffer {
  return createHash("sha256").update(previous).update(`${position}:${kind}:${sealed.length}:`).update(sealed).digest();
}

/**
 * Tells whether nothing was changed, left out or put between. A cut end shows only against a digest kept elsewhere, such as in the audit
 * log.
 */
export function chainHolds(subject: Subject, links: readonly EvidenceLink[]): boolean {
  let previous = firstDigest(subject);
  for (const [position, link] of links.entries()) {
    if (link.position !== position || !link.previous_digest.equals(previous)) return false;
    if (!link.digest.equals(linkDigest(previous, position, link.kind, link.sealed))) return false;
    previous = link.digest;
  }
  return true;
}
