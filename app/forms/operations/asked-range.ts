import { calendarDay, oneOf, type QueryShapes } from "#app/query-shapes.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import type { DayRange } from "#domain/desk/range-figures.ts";
import { addDays, daysBetween } from "#platform/days.ts";

export const RANGE_QUERY: QueryShapes = { dias: oneOf(FIGURE_DAYS.map(String)), desde: calendarDay, hasta: calendarDay };
const USUAL_DAYS = 30;
const MAX_DAYS = 366;

export interface AskedRange extends DayRange {
  /** The number of last days; null for days that somebody chose. */
  readonly days: number | null;
  /** True when the chosen days were no range, and the usual one is shown instead. */
  readonly refused: boolean;
}

/** Reads the range of an address: two chosen days in order, at most a year, or so many days until today. */
export function askedRange(url: string, today: string): AskedRange {
  const { searchParams } = new URL(url);
  const read = (key: string) => RANGE_QUERY[key]!(searchParams.get(key) ?? "");
  const [from, to] = [read("desde"), read("hasta")];
  if (from && to && from <= to && to <= today && daysBetween(from, to) < MAX_DAYS) return { from, to, days: null, refused: false };
  const days = Number(read("dias") ?? USUAL_DAYS);
  return { from: addDays(today, 1 - days), to: today, days, refused: searchParams.has("desde") || searchParams.has("hasta") };
}

/** Returns the query that asks for the same range. */
export const rangeQuery = ({ from, to, days }: AskedRange): string => (days === null ? `desde=${from}&hasta=${to}` : `dias=${days}`);
