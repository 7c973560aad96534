/** The views of the list of jobs. `dead`: every try failed, and a person decides. `done`: finished in the last day. */
export const JOB_VIEWS = ["dead", "retry", "running", "waiting", "done"] as const;
export type JobView = (typeof JOB_VIEWS)[number];

export const JOB_SORTS = ["created", "kind", "tries"] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const JOBS_PAGE = 30;

/** A job that runs by the clock, with its last run and the next one. */
export interface ScheduledJob {
  readonly kind: string;
  readonly cron: string;
  readonly lastRun: Date | null;
  readonly lastState: "completed" | "failed" | "active" | "waiting" | null;
}

export interface ListedJob {
  readonly id: string;
  /** Without the suffix of the dead letters. */
  readonly kind: string;
  readonly createdAt: Date;
  readonly tries: number;
  /** The moment of the next try; null when there is none without a person. */
  readonly nextTry: Date | null;
  readonly doneAt: Date | null;
  readonly error: string | null;
  /** The id of the visitor's request that made it. */
  readonly request: string | null;
}
