import { calendarDay, oneOf, type QueryShapes } from "#app/query-shapes.ts";
import { FIGURE_DAYS } from "#domain/desk/queue.ts";
import type { DayRange } from "#domain/desk/range-figures.ts";
import { addDays, daysBetween } from "#platform/days.ts";

export const RANGE_QUERY: QueryShapes = { dias: oneOf(FIGURE_DAYS.map(String)), desde: calendarDay, hasta: calendarDay };
const USUAL_DAYS = 30;
export const MAX_DAYS = 366;

export interface AskedRange extends DayRange {
  /** The number of last days; null for chosen days. */
  readonly days: number | null;
  /** The reason why the chosen days are no valid range, with the typed values. The default range is shown instead. */
  readonly refused: { readonly because: RangeFault; readonly from: string; readonly to: string } | null;
}

/** `missing`: one of the two days is not given, or invalid. */
export type RangeFault = "missing" | "order" | "future" | "long";

/** Reads the range of an address: two chosen days in order, at most a year apart, or a number of days until today. */
export function askedRange(url: string, today: string): AskedRange {
  const { searchParams } = new URL(url);
  const read = (key: string) => RANGE_QUERY[key]!(searchParams.get(key) ?? "");
  const [from, to] = [read("desde"), read("hasta")];
  const chosen = searchParams.has("desde") || searchParams.has("hasta");
  const because = chosen ? faultOf(from, to, today) : null;
  if (chosen && from && to && because === null) return { from, to, days: null, refused: null };
  const days = Number(read("dias") ?? USUAL_DAYS);
  return { from: addDays(today, 1 - days), to: today, days, refused: because && { because, from: from ?? "", to: to ?? "" } };
}

function faultOf(from: string | null, to: string | null, today: string): RangeFault | null {
  if (!from || !to) return "missing";
  if (from > to) return "order";
  if (to > today) return "future";
  return daysBetween(from, to) < MAX_DAYS ? null : "long";
}

/** Returns the query for the same range. */
export const rangeQuery = ({ from, to, days }: AskedRange): string => (days === null ? `desde=${from}&hasta=${to}` : `dias=${days}`);
