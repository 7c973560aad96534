import { createHash } from "node:crypto";

/** An account of a center or specialist, or one of ours. */
export type AccountName = { readonly provider: string } | OwnAccount;

/** Where money comes from and goes to besides providers: what they opened, what we gave away, what they paid us, and the tax in it. */
export type OwnAccount = "revenue" | "promotions" | "bank" | "card" | "tax";

export type TransferKind =
  | "top_up"
  | "top_up_tax"
  | "top_up_refund"
  | "top_up_tax_refund"
  | "purchase"
  | "refund"
  | "welcome"
  | "welcome_return"
  | "correction"
  /** A paid place, and what was not used of it. */
  | "featured"
  | "featured_refund";

/** Returns the id of a transfer that follows from another row, so that making it twice is making it once. */
export function transferId(kind: TransferKind, subjectId: string): string {
  const hash = createHash("sha256").update(`${kind} ${subjectId}`).digest("hex");
  // The version and variant of a UUID that is a hash (RFC 9562, version 8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** What the lines of a wallet are filtered by, as addresses name it. */
export const ENTRY_GROUPS = {
  solicitudes: ["purchase"],
  recargas: ["top_up", "top_up_refund", "top_up_tax", "top_up_tax_refund"],
  devoluciones: ["refund"],
  bienvenida: ["welcome", "welcome_return"],
  ajustes: ["correction"],
  destacados: ["featured", "featured_refund"],
} as const satisfies Readonly<Record<string, readonly TransferKind[]>>;
export type EntryGroup = keyof typeof ENTRY_GROUPS;
