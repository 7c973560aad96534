import { createHash } from "node:crypto";
import * as z from "zod";
import { canonicalJson, chainHolds, type EvidenceLink } from "#domain/vault/evidence.ts";

/** What a person agreed to or withdrew, with the text of the box or the button. The text names the center. */
const boxSchema = z.strictObject({
  purpose: z.string().max(40),
  centers: z.array(z.uuid()).max(20),
  ticked: z.boolean(),
  text: z.string().max(2_000),
  version: z.string().max(100),
  at: z.iso.datetime(),
});

const hexDigest = z.string().regex(/^[0-9a-f]{64}$/);

const linkSchema = z.strictObject({
  position: z.int().min(0).max(1_000),
  // The digest of a link contains its kind between two colons.
  kind: z.string().regex(/^[a-z-]{1,60}$/),
  at: z.iso.datetime(),
  previous: hexDigest,
  digest: hexDigest,
  sealed: z.base64().max(20_000),
});

const receiptSchema = z.strictObject({
  format: z.literal("cuna-receipt-1"),
  number: z.string().regex(/^CU-\d{4}-\d{5,12}$/),
  request: z.uuid(),
  boxes: z.array(boxSchema).max(100),
  evidence: z.array(linkSchema).min(1).max(100),
  digest: hexDigest,
});

export type Receipt = z.infer<typeof receiptSchema>;
export type ReceiptBox = Receipt["boxes"][number];

/** The maximum size of a file or of a pasted text. */
export const MAX_RECEIPT_BYTES = 64 * 1024;

/** Returns the receipt that a text holds, or null for any other text. */
export function readReceipt(text: string): Receipt | null {
  if (text.length > MAX_RECEIPT_BYTES) return null;
  try {
    return receiptSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Digests everything in a receipt. The sealed bytes are included through the digests of their chain. */
export function receiptDigest({ format, number, request, boxes, evidence }: Omit<Receipt, "digest">): string {
  const links = evidence.map(({ sealed, ...link }) => link);
  return createHash("sha256")
    .update(canonicalJson({ format, number, request, boxes, evidence: links }))
    .digest("hex");
}

/** Returns the beginning of the digest, short enough to type: «9f3c 27a1 e08b 5d44 71d2 c6e9». */
export const fingerprintOf = (digest: string): string => digest.slice(0, 24).match(/.{4}/g)!.join(" ");

/** Reads a fingerprint as somebody typed it, or null. */
export function readFingerprint(typed: string): string | null {
  const hex = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, "");
  return /^[0-9a-f]{24}$/.test(hex) || /^[0-9a-f]{64}$/.test(hex) ? hex.slice(0, 24) : null;
}

/** Returns whether a receipt is consistent: its digest matches its words, and its links follow from its sealed bytes. */
export function agreesWithItself(receipt: Receipt): boolean {
  const links = receipt.evidence.map(
    ({ position, kind, sealed, previous, digest }): EvidenceLink => ({
      position,
      kind,
      sealed: Buffer.from(sealed, "base64"),
      previous_digest: Buffer.from(previous, "hex"),
      digest: Buffer.from(digest, "hex"),
    }),
  );
  return receiptDigest(receipt) === receipt.digest && chainHolds({ kind: "lead", id: receipt.request }, links);
}
