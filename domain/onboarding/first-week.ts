/** What a new profile does first, in this order. */
export const FIRST_STEPS = ["photos", "doctors", "hours", "prices", "test"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** For how many days after its publication a profile is led. */
export const LED_DAYS = 30;
/** After how many days a test request ends by itself. */
export const TEST_DAYS = 7;

export const TEST_STATES = ["none", "made", "opened", "answered"] as const;
export type TestState = (typeof TEST_STATES)[number];

const DAY_MS = 86_400_000;

export interface FirstWeekFacts {
  readonly type: "clinic" | "doctor" | "specialist";
  /** Since when visitors see it; null for a profile that has been public for long, or never was. */
  readonly since: Date | null;
  /** What is there, each by its own row. */
  readonly there: readonly Exclude<FirstStep, "test">[];
  readonly test: { readonly madeAt: Date; readonly openedAt: Date | null; readonly answeredAt: Date | null } | null;
}

export interface FirstWeek {
  readonly steps: readonly { readonly what: FirstStep; readonly done: boolean }[];
  readonly done: number;
  readonly test: TestState;
  /** True while it shows by itself: until all is done, for thirty days at most. */
  readonly leads: boolean;
}

/** Returns what is done of a first week. Doctors and prices are steps of centers alone. */
export function firstWeek({ type, since, there, test: made }: FirstWeekFacts, now: Date): FirstWeek {
  const test = testState(made, now);
  const steps = FIRST_STEPS.filter((what) => type === "clinic" || (what !== "doctors" && what !== "prices")).map((what) => ({
    what,
    done: what === "test" ? test === "answered" : there.includes(what),
  }));
  const done = steps.filter((step) => step.done).length;
  const young = since !== null && now.getTime() < since.getTime() + LED_DAYS * DAY_MS;
  return { steps, done, test, leads: young && done < steps.length };
}

/** Returns how far a test request is. One that nobody answered ends after some days, as if it had not been made. */
function testState(made: FirstWeekFacts["test"], now: Date): TestState {
  if (!made) return "none";
  if (made.answeredAt) return "answered";
  if (now.getTime() >= made.madeAt.getTime() + TEST_DAYS * DAY_MS) return "none";
  return made.openedAt ? "opened" : "made";
}
