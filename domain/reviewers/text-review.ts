import type { TextKey } from "#domain/content/content-documents.ts";

export const REVIEW_STATES = ["sent", "signed", "returned", "withdrawn"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** One version of a text under review by one reviewer. */
export interface TextReview extends TextKey {
  readonly id: string;
  readonly title: string;
  /** The version that was sent. */
  readonly number: number;
  readonly state: ReviewState;
  readonly reviewer: string;
  /** Null when the account no longer exists. */
  readonly reviewerId: string | null;
  readonly sentBy: string | null;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly note: string;
  readonly reason: string;
  readonly digest: string | null;
  /** The version with the signature. */
  readonly signedNumber: number | null;
  /** True once the text differs from the version that was sent or signed. */
  readonly changed: boolean;
  /** The number of unresolved remarks. */
  readonly openRemarks: number;
}

export interface Remark {
  readonly id: string;
  /** The section, or the sentence. */
  readonly part: string;
  /** Of an older remark, from 1. Later ones are about a sentence or a whole section, and have zero. */
  readonly paragraph: number;
  readonly remark: string;
  readonly at: Date;
  readonly answer: string;
  readonly answeredBy: string | null;
  readonly resolved: boolean;
}

export const MAX_REMARK = 1_000;
export const MAX_REVIEW_REASON = 500;
/** The maximum number of remarks on one version. More of them belong in the reason for returning it. */
export const MAX_REMARKS = 60;
