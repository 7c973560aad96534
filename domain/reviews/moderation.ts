import type { AskedRows } from "#platform/db/list-page.ts";
import type { AppealSide, Refusal, ReportReason, ReviewStatus, WaitKind } from "./review.ts";

/** The views of our team's list: what waits, and what is decided. */
export const MODERATION_VIEWS = ["esperan", "publicadas", "rechazadas"] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

export const MODERATION_SORTS = ["espera", "centro", "estrellas"] as const;
export const MODERATION_PAGE = 25;

/** The number of hours after which a waiting review is late. */
export const LATE_HOURS = 72;

/** Returns the moment before which anything that began to wait is late now. */
export const lateBefore = (now: Date): number => now.getTime() - LATE_HOURS * 3_600_000;

export interface ModerationQuestion extends AskedRows<(typeof MODERATION_SORTS)[number]> {
  readonly view: ModerationView;
  readonly kind: WaitKind | null;
  readonly late: boolean | null;
}

export interface ModeratedReview {
  id: string;
  center: string;
  rating: number;
  author: string;
  status: ReviewStatus;
  /** What it waits for, in no particular order; empty for decided reviews. */
  waits: WaitKind[];
  /** The start of the longest wait; for decided reviews, the moment of writing. */
  since: Date;
}

/** One decision of our team. */
export interface PastDecision {
  about: "review" | "report" | "appeal" | "reply" | "own";
  published: boolean;
  reason: Refusal | null;
  note: string;
  at: string;
  /** Null for the command line, or when the account no longer exists. */
  who: string | null;
}

export interface ReviewToModerate {
  id: string;
  /** Another version means that something has happened since. */
  version: string;
  center: string;
  path: string;
  rating: number;
  body: string;
  author: string;
  status: ReviewStatus;
  createdAt: Date;
  service: string | null;
  heldOn: string;
  /** The side that made the appointment; null for appointments older than the agenda. */
  askedBy: "patient" | "provider" | null;
  confirmedByPatientAt: Date;
  confirmedByProviderAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  proposed: string | null;
  proposedAt: Date | null;
  reports: { reason: ReportReason; body: string; at: string; open: boolean }[];
  appeals: { side: AppealSide; body: string; at: string; upheld: boolean | null }[];
  decisions: PastDecision[];
  /** True when an appeal waits that another administrator than the viewer has to decide. */
  forAnother: boolean;
}

/** How long people waited for decisions of the last 90 days. */
export interface DecisionTime {
  /** In days; null under five cases. */
  medianDays: number | null;
  cases: number;
}
