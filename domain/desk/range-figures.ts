import { addDays, daysBetween } from "#platform/days.ts";

/** Calendar days in Santo Domingo, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the range of the same length just before a range. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

/** The outcomes of the requests and offers of some days, and the money that moved on them. */
export interface DaySums {
  /** `attached`: joined to an earlier request of the same person. */
  readonly requests: Readonly<Record<"routed" | "attached" | "held" | "unmatched" | "rejected", number>>;
  readonly offers: Readonly<Record<"purchased" | "open" | "declined" | "expired", number>>;
  readonly purchases: Readonly<Record<"soon" | "later" | "returned" | "silent", number>>;
  /** `count` and `free` are purchases of requests. `grossCents` is what was paid for requests and paid places. */
  readonly money: Readonly<Record<"count" | "free" | "placesCents" | "grossCents" | "returnedCents", number>>;
}

export interface FigureDay extends DaySums {
  readonly day: string;
}

type Counts = Readonly<Record<string, number>>;
const addUp = <Part extends Counts>(parts: readonly Part[], none: Part): Part =>
  Object.fromEntries(Object.keys(none).map((key) => [key, parts.reduce((sum, part) => sum + part[key]!, 0)])) as Part;

/** Returns the sum of days. */
export const sumOf = (days: readonly FigureDay[]): DaySums => ({
  requests: addUp(
    days.map((day) => day.requests),
    { routed: 0, attached: 0, held: 0, unmatched: 0, rejected: 0 },
  ),
  offers: addUp(
    days.map((day) => day.offers),
    { purchased: 0, open: 0, declined: 0, expired: 0 },
  ),
  purchases: addUp(
    days.map((day) => day.purchases),
    { soon: 0, later: 0, returned: 0, silent: 0 },
  ),
  money: addUp(
    days.map((day) => day.money),
    { count: 0, free: 0, placesCents: 0, grossCents: 0, returnedCents: 0 },
  ),
});

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
