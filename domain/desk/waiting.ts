/** What waits for a person, by its noun; each has its queue in `waiting.server.ts`, its screen and its place in the sidebar. */
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
  "returns",
] as const;
export type WaitingFor = (typeof WAITING)[number];

/** How many of each wait. */
export type WaitingCounts = Readonly<Record<WaitingFor, number>>;

/** One queue: how long its things have waited, and what was promised. */
export interface Waiting {
  readonly what: WaitingFor;
  readonly count: number;
  /** How many have waited longer than promised. */
  readonly late: number;
  /** When each began to wait, the oldest first; at most forty. */
  readonly since: readonly Date[];
  /** Hours within which we said that we would do it. */
  readonly promisedHours: number;
}
