import type { TextKey } from "#domain/content/content-documents.ts";

export const REVIEW_STATES = ["sent", "signed", "returned", "withdrawn"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** One version of a text before one reviewer. */
export interface TextReview extends TextKey {
  readonly id: string;
  readonly title: string;
  /** The version that was sent. */
  readonly number: number;
  readonly state: ReviewState;
  readonly reviewer: string;
  /** Null for an account that is gone. */
  readonly reviewerId: string | null;
  readonly sentBy: string | null;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly note: string;
  readonly reason: string;
  readonly digest: string | null;
  /** The version that carries the signature. */
  readonly signedNumber: number | null;
  /** True once the text says something else than the version that was sent or signed. */
  readonly changed: boolean;
  /** Remarks that nobody resolved. */
  readonly openRemarks: number;
}

export interface Remark {
  readonly id: string;
  readonly part: string;
  /** From 1; zero is the whole section. */
  readonly paragraph: number;
  readonly remark: string;
  readonly at: Date;
  readonly answer: string;
  readonly answeredBy: string | null;
  readonly resolved: boolean;
}

export const MAX_REMARK = 1_000;
export const MAX_REVIEW_REASON = 500;
/** More remarks than this on one version are a conversation, which the reason for returning it should hold. */
export const MAX_REMARKS = 60;
