import { createHash } from "node:crypto";

/** The account of a center or specialist, or one of ours. */
export type AccountName = { readonly provider: string } | OwnAccount;

/** The accounts besides those of providers: income from opened requests, gifts, payments to us, and the tax in them. */
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
  /** A paid place, and the refund of its unused days. */
  | "featured"
  | "featured_refund"
  /** Money that our team gives by hand. */
  | "credit";

/** Returns the id of a transfer that follows from another row, so that making it twice has the same effect as once. */
export function transferId(kind: TransferKind, subjectId: string): string {
  const hash = createHash("sha256").update(`${kind} ${subjectId}`).digest("hex");
  // The version and variant of a UUID that is a hash (RFC 9562, version 8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The filters of a wallet's lines, by their names in addresses. */
export const ENTRY_GROUPS = {
  solicitudes: ["purchase"],
  recargas: ["top_up", "top_up_refund", "top_up_tax", "top_up_tax_refund"],
  devoluciones: ["refund"],
  bienvenida: ["welcome", "welcome_return"],
  ajustes: ["correction"],
  destacados: ["featured", "featured_refund"],
  creditos: ["credit"],
} as const satisfies Readonly<Record<string, readonly TransferKind[]>>;
export type EntryGroup = keyof typeof ENTRY_GROUPS;
