import { Temporal } from "temporal-polyfill";
import { type ConsultationMode, MODES } from "./consultation.ts";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Start and end as `HH:MM`, by the center's clock. */
export type Span = readonly [string, string];

/** Up to two spans a day, such as before and after lunch. A missing day is closed. */
export type Week = Partial<Record<Weekday, readonly Span[]>>;

export interface Hours {
  offered: boolean;
  week: Week;
  minutes: number;
  marginMinutes: number;
  noticeHours: number;
  modes: readonly ConsultationMode[];
}

export const MAX_SPANS = 2;

/** The hours of a center that never set any: it offers no times. */
export const NO_HOURS: Hours = { offered: false, week: {}, minutes: 40, marginMinutes: 20, noticeHours: 24, modes: ["place"] };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether spans are valid times, in order and without overlap. */
export function areSpans(spans: readonly Span[]): boolean {
  return (
    spans.length <= MAX_SPANS &&
    spans.every(([from, to], index) => {
      const before = spans[index - 1];
      return TIME.test(from) && TIME.test(to) && from < to && (!before || before[1] <= from);
    })
  );
}

/** Reads a week from the database, leaving out invalid days. */
export function readWeek(raw: unknown): Week {
  if (typeof raw !== "object" || raw === null) return {};
  const week: Week = {};
  for (const day of WEEKDAYS) {
    const spans = (raw as Record<string, unknown>)[day];
    if (Array.isArray(spans) && spans.length > 0 && spans.every(isPair) && areSpans(spans)) week[day] = spans;
  }
  return week;
}

const isPair = (span: unknown): span is Span => Array.isArray(span) && span.length === 2 && span.every((time) => typeof time === "string");

export const readModes = (modes: readonly string[]): ConsultationMode[] => MODES.filter((mode) => modes.includes(mode));

/** Returns whether this machine knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return zone.includes("/");
  } catch {
    return false;
  }
}
