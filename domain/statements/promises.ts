/** Promises that pages and mails contain in their own texts, until the register retires them. */
export const PROMISES = ["team-reply", "center-reply", "verification"] as const;
export type PromiseName = (typeof PROMISES)[number];

/** The figures of promises, which an administrator sets. The register decides whether a promise is shown at all. */
export interface PromisedFigures {
  /** The hours until our own team answers a message. */
  readonly replyWithinHours: number;
  /** The working days until a profile's papers are checked. */
  readonly verificationDays: { readonly from: number; readonly to: number };
}

export const PROMISE_BOUNDS = { hours: 168, days: 60 } as const;

const defaultFigures: PromisedFigures = { replyWithinHours: 24, verificationDays: { from: 2, to: 5 } };

export function readPromises(stored: unknown): PromisedFigures {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const days = (typeof given.verificationDays === "object" && given.verificationDays !== null ? given.verificationDays : {}) as Record<
    string,
    unknown
  >;
  const count = (value: unknown, otherwise: number) => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : otherwise);
  const from = count(days.from, defaultFigures.verificationDays.from);
  return {
    replyWithinHours: count(given.replyWithinHours, defaultFigures.replyWithinHours),
    verificationDays: { from, to: Math.max(from, count(days.to, defaultFigures.verificationDays.to)) },
  };
}
