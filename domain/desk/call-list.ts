import type { OfferStatus } from "#domain/leads/offer.ts";
import type { AskedRows } from "#platform/db/list-page.ts";

/** Open offers whose center has no mailbox, and those about which somebody has called. */
export const CALL_VIEWS = ["esperan", "avisadas"] as const;
export type CallView = (typeof CALL_VIEWS)[number];
/** By deadline, by the moment of the call, or by center. */
export const CALL_SORTS = ["plazo", "aviso", "centro"] as const;
export type CallSort = (typeof CALL_SORTS)[number];
export const CALLS_PAGE = 25;

export interface AskedCalls extends AskedRows<CallSort> {
  readonly view: CallView;
  /** Whether the time to answer is over; null for both. */
  readonly late: boolean | null;
}

/** An offer that is told to its center by telephone. */
export interface OfferToTell {
  id: string;
  leadId: string;
  number: string;
  service: string | null;
  center: string;
  city: string | null;
  phone: string | null;
  status: OfferStatus;
  madeAt: Date;
  answerBy: Date;
  overdue: boolean;
  told: { at: Date; by: string | null } | null;
}
