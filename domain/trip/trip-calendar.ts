import { addDays, weekdayOf } from "#platform/days.ts";

/**
 * Computes the dates of a treatment cycle. The days, counted from the first day of the cycle, are assumptions for planning a trip; the
 * center sets the real ones as treatment progresses. Only the arithmetic is exact.
 */

export const TRIP_TREATMENTS = [
  "fiv",
  "icsi",
  "ovodonacion",
  "preservacion",
  "dgp",
  "inseminacion",
  "transferencia-embriones",
  "adopcion-embriones",
  "diagnostico",
] as const;
export type TripTreatment = (typeof TRIP_TREATMENTS)[number];

/** The whole treatment here, or its first part with a doctor at home. */
export const TRIP_MODES = ["todo", "parte"] as const;
export type TripMode = (typeof TRIP_MODES)[number];

export type TripStep =
  | "arrive"
  | "consultation"
  | "studies"
  | "results"
  | "stimulation"
  | "preparation"
  | "checks"
  | "retrieval"
  | "sample"
  | "biopsy"
  | "insemination"
  | "transfer"
  | "leave"
  | "test";

interface PlannedStep {
  step: TripStep;
  /** The first and last day on which it usually is. */
  from: number;
  to: number;
}

interface Plan {
  steps: readonly PlannedStep[];
  /** The first day in the country, by mode. Without `parte`, nothing can be done at home. */
  arrive: { todo: number; parte?: number };
  leave: number;
}

const span = (step: TripStep, from: number, to = from): PlannedStep => ({ step, from, to });

const WITH_OWN_EGGS = [span("stimulation", 1, 12), span("checks", 5, 12), span("retrieval", 12, 15)];
/** The day of the eggs, own or of a donor: semen is asked for on the same one, unless it was frozen before. */
const SAMPLE = span("sample", 12, 15);
const FRESH_CYCLE: Plan = {
  steps: [...WITH_OWN_EGGS, SAMPLE, span("transfer", 16, 20), span("test", 30, 34)],
  arrive: { todo: 0, parte: 9 },
  leave: 22,
};
const PREPARED_TRANSFER: Plan = {
  steps: [span("preparation", 1, 15), span("checks", 10, 15), span("transfer", 17, 20), span("test", 31, 34)],
  arrive: { todo: 0, parte: 15 },
  leave: 22,
};

const PLANS: Readonly<Record<TripTreatment, Plan>> = {
  fiv: FRESH_CYCLE,
  icsi: FRESH_CYCLE,
  ovodonacion: { ...PREPARED_TRANSFER, steps: [...PREPARED_TRANSFER.steps, SAMPLE] },
  "transferencia-embriones": PREPARED_TRANSFER,
  "adopcion-embriones": PREPARED_TRANSFER,
  preservacion: { steps: WITH_OWN_EGGS, arrive: { todo: 0, parte: 9 }, leave: 17 },
  dgp: { steps: [...WITH_OWN_EGGS, SAMPLE, span("biopsy", 17, 21)], arrive: { todo: 0, parte: 9 }, leave: 17 },
  inseminacion: {
    steps: [span("stimulation", 1, 10), span("checks", 8, 12), SAMPLE, span("insemination", 12, 15), span("test", 27, 30)],
    arrive: { todo: 0, parte: 9 },
    leave: 16,
  },
  diagnostico: { steps: [span("consultation", 1), span("studies", 1, 2), span("results", 3, 4)], arrive: { todo: 0 }, leave: 5 },
};

export interface TripDay {
  readonly step: TripStep;
  /** Calendar days, «2026-12-01»; twice the same for a single day. */
  readonly from: string;
  readonly to: string;
  readonly here: boolean;
}

export interface TripPlan {
  readonly treatment: TripTreatment;
  readonly mode: TripMode;
  readonly start: string;
  readonly days: readonly TripDay[];
  readonly arrive: string;
  readonly leave: string;
  /** Both ends included. */
  readonly daysHere: number;
}

/** Computes the dates of a cycle that begins on `start`. A treatment without a part at home is planned entirely here. */
export function planTrip({ treatment, mode, start }: { treatment: TripTreatment; mode: TripMode; start: string }): TripPlan {
  const { steps, arrive: arrival, leave } = PLANS[treatment];
  const here = mode === "parte" && arrival.parte !== undefined;
  const arrive = here ? arrival.parte! : arrival.todo;
  const day = (number: number) => addDays(start, number - 1);
  const planned = [span("arrive", arrive), ...steps, span("leave", leave)].sort((one, other) => one.from - other.from);
  return {
    treatment,
    mode: here ? "parte" : "todo",
    start,
    days: planned.map(({ step, from, to }) => ({ step, from: day(from), to: day(to), here: to >= arrive && from <= leave })),
    arrive: day(arrive),
    leave: day(leave),
    daysHere: leave - arrive + 1,
  };
}

/** Returns the number of days in the country for each mode. */
export function daysHere(treatment: TripTreatment, mode: TripMode): number | null {
  const { arrive, leave } = PLANS[treatment];
  const from = arrive[mode];
  return from === undefined ? null : leave - from + 1;
}

/** Returns the weeks of a plan, Monday first. */
export function weeksOf({ days }: Pick<TripPlan, "days">): string[][] {
  const first = days.reduce((least, { from }) => (from < least ? from : least), days[0]!.from);
  const last = days.reduce((most, { to }) => (to > most ? to : most), days[0]!.to);
  const monday = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let week = monday; week <= last; week = addDays(week, 7)) weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  return weeks;
}
