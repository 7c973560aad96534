/** Kinds of electronic documents (e-CF): the invoice of a taxpayer, that of a consumer, and the credit note. */
export const FISCAL_TYPES = ["E31", "E32", "E34"] as const;
export type FiscalType = (typeof FISCAL_TYPES)[number];

/** Writes an e-NCF: the type and ten digits. */
export const fiscalNumber = (type: FiscalType, sequential: number): string => `${type}${String(sequential).padStart(10, "0")}`;

/** A company or person that an invoice names, with their address. */
export interface Party {
  readonly taxId: string;
  readonly name: string;
  readonly address: string;
}

/** An issued document, which never changes. Amounts are in US cents. */
export interface FiscalDocument {
  readonly id: string;
  readonly number: string;
  readonly type: FiscalType;
  readonly sequenceExpiresOn: string | null;
  readonly providerId: string;
  readonly topUpId: string;
  readonly reference: string;
  readonly method: "bank" | "card";
  readonly issuer: Party;
  /** A consumer has no tax id and no address. */
  readonly buyer: { readonly taxId: string | null; readonly name: string; readonly address: string | null };
  readonly netCents: number;
  readonly taxCents: number;
  readonly taxBasisPoints: number;
  /** The value of a dollar in pesos, with its day and source. */
  readonly rate: { readonly dop: number; readonly on: string; readonly source: string };
  readonly issuedAt: Date;
  /** For a credit note, the invoice that it cancels. */
  readonly modifies: { readonly id: string; readonly number: string; readonly issuedAt: Date } | null;
  readonly reason: string | null;
  /** True when the number comes from a sequence of the demo world, and means nothing. */
  readonly demo: boolean;
}

/** The reasons why a document waits. */
export type Waiting = "sequence" | "issuer" | "rate" | "invoice";

/** From this amount in pesos, the DGII requires an invoice to name its buyer (format of the e-CF, field 38). */
export const NAMED_FROM_DOP_CENTS = 250_000_00;

/** Returns the tax on a net amount in whole cents, with half a cent rounded up. */
export const taxOf = (netCents: number, basisPoints: number): number => Math.floor((netCents * basisPoints + 5_000) / 10_000);

/** Converts US cents to centavos of a peso. */
export const inPesos = (usdCents: number, rate: number): number => Math.round((usdCents * Math.round(rate * 10_000)) / 10_000);
