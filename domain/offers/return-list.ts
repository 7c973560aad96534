import type { AskedRows } from "#platform/db/list-page.ts";
import type { ReturnReason } from "./return-reason.ts";

export type ReturnState = "asked" | "upheld" | "refused";

/** Those that our team has to decide, and those that nobody has to decide any more. */
export const RETURN_VIEWS = ["esperan", "decididas"] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];
/** `turno`: what waits longest first, and of what is decided the newest. */
export const RETURN_SORTS = ["turno", "centro", "precio"] as const;
export type ReturnSort = (typeof RETURN_SORTS)[number];
export const RETURNS_PAGE = 10;

export interface AskedReturns extends AskedRows<ReturnSort> {
  readonly view: ReturnView;
  /** What was decided; `asked` of those that ended without a decision. Null takes all. */
  readonly state: ReturnState | null;
}

/** A request that a center gives back. It names no patient. */
export interface ListedReturn {
  id: string;
  offerId: string;
  leadId: string;
  number: string;
  center: string;
  providerId: string;
  priceCents: number;
  reason: ReturnReason;
  state: ReturnState;
  askedAt: Date;
  purchasedAt: Date;
  /** What the patient said of their telephone; null while they have not answered. */
  phoneIsRight: boolean | null;
  decidedAt: Date | null;
  /** Who decided; null where a fact did. */
  decidedBy: string | null;
  note: string;
  /** Decided returns of this center in the last ninety days, and how many of them were upheld. */
  earlier: { decided: number; upheld: number };
}
