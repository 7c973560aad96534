import type { OfferStatus } from "#domain/leads/offer.ts";
import type { AskedRows } from "#platform/db/list-page.ts";

/** Open offers that no mail can tell their center about, and those that somebody told by telephone. */
export const CALL_VIEWS = ["esperan", "avisadas"] as const;
export type CallView = (typeof CALL_VIEWS)[number];
/** By the end of their time, by when somebody told them, by center. */
export const CALL_SORTS = ["plazo", "aviso", "centro"] as const;
export type CallSort = (typeof CALL_SORTS)[number];
export const CALLS_PAGE = 25;

export interface AskedCalls extends AskedRows<CallSort> {
  readonly view: CallView;
  /** Whether the time to answer is over; null takes both. */
  readonly late: boolean | null;
}

/** An offer of which its center hears by telephone. */
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
