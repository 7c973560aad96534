/** Promises that we make. An administrator sets them, and pages show each beside what was measured. */
export interface Promises {
  /** An answer to a message, by our own team, and to a request, by a center. */
  readonly replyWithinHours: number;
  /** Working days to check a profile's papers. */
  readonly verificationDays: { readonly from: number; readonly to: number };
}

const defaultPromises: Promises = { replyWithinHours: 24, verificationDays: { from: 2, to: 5 } };

export function readPromises(stored: unknown): Promises {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const days = (typeof given.verificationDays === "object" && given.verificationDays !== null ? given.verificationDays : {}) as Record<
    string,
    unknown
  >;
  const count = (value: unknown, otherwise: number) => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : otherwise);
  const from = count(days.from, defaultPromises.verificationDays.from);
  return {
    replyWithinHours: count(given.replyWithinHours, defaultPromises.replyWithinHours),
    verificationDays: { from, to: Math.max(from, count(days.to, defaultPromises.verificationDays.to)) },
  };
}
