import { createHash } from "node:crypto";
import type { Subject } from "./subject.ts";

/** Writes equal values as equal texts: keys in order, nothing undefined. Everything that is digested and sealed is written this way. */
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
  "call-link-used",
  "contact-accepted",
  "consent-withdrawn",
  "consent-restored",
  "closed",
  "companion-joined",
  "companion-ended",
  "whatsapp-agreed",
  "whatsapp-withdrawn",
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface EvidenceLink {
  position: number;
  kind: string;
  sealed: Buffer;
  previous_digest: Buffer;
  digest: Buffer;
}

/** Returns the digest before the first link, which depends on the subject's id, so that a chain cannot be moved to another subject. */
export function firstDigest({ kind, id }: Subject): Buffer {
  return createHash("sha256").update(`${kind}:${id}`).digest();
}

/** Digests a link over its sealed bytes, so that somebody who cannot read it can check the chain, even after the key was deleted. */
export function linkDigest(previous: Buffer, position: number, kind: string, sealed: Buffer): Buffer {
  return createHash("sha256").update(previous).update(`${position}:${kind}:${sealed.length}:`).update(sealed).digest();
}

/**
 * Returns whether a chain is unchanged and complete. A missing end can only be seen by comparison with a digest elsewhere, such as in
 * the audit log.
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
