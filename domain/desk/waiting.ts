/** What waits for our team, by its noun. Each has its queue in `waiting.server.ts`, its screen and its place in the sidebar. */
export const WAITING = [
  "held",
  "unmatched",
  "advice",
  "messages",
  "offers",
  "claims",
  "profiles",
  "changes",
  "papers",
  "licences",
  "reviews",
  "outcomes",
  "prices",
  "objections",
  "statements",
  "places",
  "topups",
  "credits",
  "returns",
] as const;
export type WaitingFor = (typeof WAITING)[number];

/** The length of each queue. */
export type WaitingCounts = Readonly<Record<WaitingFor, number>>;

/** One queue: how long its entries have waited, and the promised time. */
export interface Waiting {
  readonly what: WaitingFor;
  readonly count: number;
  /** The number of entries that have waited longer than promised. */
  readonly late: number;
  /** The moments at which entries began to wait, the oldest first; at most forty. */
  readonly since: readonly Date[];
  /** What began to wait before this moment is late. */
  readonly inTimeSince: Date;
  /** The time within which we promise to act, in business days; null where it is promised in hours. */
  readonly promisedDays: number | null;
  /** Null where it is promised in business days. */
  readonly promisedHours: number | null;
}
