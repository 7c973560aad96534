import type { AskedRows } from "#platform/db/list-page.ts";
import type { ReturnReason } from "./return-reason.ts";

export type ReturnState = "asked" | "upheld" | "refused";

/** The views of returns: those that our team has to decide, and the decided ones. */
export const RETURN_VIEWS = ["esperan", "decididas"] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];
/** `turno` puts what has waited longest first; of decided returns, the newest. */
export const RETURN_SORTS = ["turno", "centro", "precio"] as const;
export type ReturnSort = (typeof RETURN_SORTS)[number];
/** How many days back the decisions about a center's earlier returns are counted. */
export const EARLIER_DAYS = 90;

export const RETURNS_PAGE = 10;

export interface AskedReturns extends AskedRows<ReturnSort> {
  readonly view: ReturnView;
  /** The decision; `asked` for returns that ended without one. Null for all. */
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
  /** The patient's answer about their telephone number; null while there is none. */
  phoneIsRight: boolean | null;
  decidedAt: Date | null;
  /** Null when a known fact decided it. */
  decidedBy: string | null;
  note: string;
  /** The decided returns of this center in the last ninety days, and how many were upheld. */
  earlier: { decided: number; upheld: number };
}
