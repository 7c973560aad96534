import type { AskedRows } from "#platform/db/list-page.ts";
import type { Checkout, GatewayName } from "#platform/payments/gateway.ts";

/** The limits for one top-up, in US cents, and the amounts that the form offers. */
export const TOP_UP_AMOUNTS = { min: 20_00, max: 5_000_00, offered: [100_00, 250_00, 500_00] } as const;

export const TOP_UP_METHODS = ["bank", "card"] as const;
export type TopUpMethod = (typeof TOP_UP_METHODS)[number];

/**
 * The states by bank: `asked`, then `sent` with a voucher, then `paid` or `refused`; a refused one may be sent again. By card: `asked`,
 * then `paid` or `failed`; a failed one may be tried again; `confirming` while only the payer's browser has reported the payment. A paid
 * one may be `refunded`, once and completely. One that nobody paid may be `canceled` by its center.
 */
export const TOP_UP_STATUSES = ["asked", "sent", "confirming", "paid", "refused", "failed", "refunded", "canceled"] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

/** The states in which a center may take a top-up back: nobody has paid it, and nobody looks at a payment. */
export const CANCELABLE = ["asked", "refused", "failed"] as const satisfies readonly TopUpStatus[];

/** Returns whether our team may decide a top-up: a transfer, or a payment by card that only a browser reported. */
export const isDecidable = ({ method, status }: { method: string; status: string }): boolean =>
  method === "bank" ? status === "asked" || status === "sent" || status === "canceled" : status === "confirming";

/** The views of our team's list: all, or those in one state. */
export const TOP_UP_VIEWS = ["all", ...TOP_UP_STATUSES] as const;

/** The orders of our team's list. By turn, those that wait for our team come first, the oldest of them first. */
export const TOP_UP_SORTS = ["turn", "center", "day", "total"] as const;
export type TopUpSort = (typeof TOP_UP_SORTS)[number];
export const TOP_UP_PAGE = 50;

export interface AskedTopUps extends AskedRows<TopUpSort> {
  readonly status: TopUpStatus | null;
  readonly method: TopUpMethod | null;
}

export const VOUCHER_FOLDER = "vouchers";
export const VOUCHER_LIMITS = { maxBytes: 10 * 2 ** 20, maxVouchers: 5 } as const;

/** The maximum number of unpaid top-ups of one center. Further ones are refused. */
export const MAX_OPEN = 10;

/** A top-up in a list. Amounts are in US cents. */
export interface TopUpLine {
  readonly id: string;
  readonly reference: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly method: TopUpMethod;
  readonly status: TopUpStatus;
  readonly netCents: number;
  readonly taxCents: number;
  readonly askedAt: Date;
  readonly sentAt: Date | null;
  readonly gateway: GatewayName | null;
  /** The gateway's name of the payment; null before it is paid. */
  readonly paymentReference: string | null;
}

/** A top-up with everything on its screen. */
export interface TopUp extends TopUpLine {
  readonly taxBasisPoints: number;
  readonly decidedAt: Date | null;
  readonly refusalReason: string | null;
  readonly refundedAt: Date | null;
  readonly refundReason: string | null;
  readonly checkout: Checkout | null;
  readonly vouchers: readonly { readonly id: string; readonly fileName: string; readonly sentAt: Date }[];
}

/** Our bank account, as centers see it. */
export interface BankAccount {
  readonly bank: string;
  readonly holder: string;
  readonly rnc: string;
  readonly kind: string;
  readonly number: string;
  readonly currency: string;
}

/** Letters and digits that nobody confuses on a bank's form. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Makes the reference that a center writes on its transfer, from eight random bytes. */
export const referenceFrom = (bytes: Uint8Array): string => `CU${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
