import type { LeadStatus } from "#domain/leads/lead.ts";

/**
 * The views of the list of requests. `open` is everything that waits for somebody or for a day. Requests for advice are answered
 * among the messages.
 */
export const QUEUE_VIEWS = ["open", "held", "unmatched", "advice", "waiting", "unconfirmed", "rejected", "routed", "all"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

const STATUSES: Readonly<Record<QueueView, readonly LeadStatus[] | null>> = {
  open: ["held", "unmatched", "waiting"],
  held: ["held"],
  unmatched: ["unmatched"],
  advice: ["advice"],
  waiting: ["waiting"],
  unconfirmed: ["unconfirmed"],
  rejected: ["rejected"],
  routed: ["routed", "attached"],
  all: null,
};

/** Returns the statuses in a view; null for all. */
export const statusesOf = (view: QueueView) => STATUSES[view];

/** The reasons for rejecting or holding a request. */
export const REJECT_REASONS = ["spam", "not-a-patient", "no-contact", "duplicate", "test"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
export const HOLD_REASONS = ["doubtful-contact", "unclear-request", "asks-to-wait"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const QUEUE_PAGE = 10;

/** `turno` puts what has waited longest first; of decided requests, the newest. */
export const QUEUE_SORTS = ["turno", "llegada", "calidad", "estado"] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

/** The periods, in days, that the figures of the first screen can show. */
export const FIGURE_DAYS = [7, 30, 90] as const;
