/** The states of an issue. It is `scheduled` until the worker has queued all its mails. */
export const ISSUE_STATES = ["draft", "scheduled", "sent"] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** The states of a subscriber. It is `asked` until the link in the first mail was used. An `ended` one has no address any more. */
export const SUBSCRIBER_STATES = ["confirmed", "asked", "ended"] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

export const ISSUES_PAGE = 25;
export const SUBSCRIBERS_PAGE = 50;

export const MAX_SUBJECT = 120;
export const MAX_INTRO = 2_000;
export const MAX_ARTICLES = 6;

/** What an editor writes in an issue. */
export interface IssueText {
  subject: string;
  intro: string;
  /** Slugs of published articles, in order. */
  articles: readonly string[];
}

export interface Issue extends IssueText {
  id: string;
  status: IssueState;
  sendAt: Date | null;
  sentAt: Date | null;
  updatedAt: Date;
  version: number;
}

/** The figures that can be known without counting who opens a mail or what they click. */
export interface IssueFigures {
  queued: number;
  sent: number;
  failed: number;
  /** The number of readers who unsubscribed by the link of this issue. */
  left: number;
}

export type ListedIssue = Issue & IssueFigures;

export interface ListedSubscriber {
  id: string;
  status: SubscriberState;
  /** Masked; null once erased. */
  address: string | null;
  askedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
}
