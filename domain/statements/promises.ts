/** Promises that pages and mails say by themselves, as long as the register has not retired them. */
export const PROMISES = ["team-reply", "center-reply", "verification"] as const;
export type PromiseName = (typeof PROMISES)[number];

/** What we promise in figures. An administrator sets them; whether a promise is said at all is for the register to say. */
export interface PromisedFigures {
  /** An answer of our own team to a message. */
  readonly replyWithinHours: number;
  /** Working days to check a profile's papers. */
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
