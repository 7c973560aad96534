import { WEEKDAYS, type Weekday } from "./weekday.ts";

/** From when to when, as `HH:MM` by the center's own clock. The end of a day is `24:00`. */
export type Span = readonly [from: string, until: string];

/** Up to two spans a day, such as before and after lunch. A missing day is closed. */
export type Week = Readonly<Partial<Record<Weekday, readonly Span[]>>>;

export const MAX_SPANS = 2;

export type SpanProblem = "both-times" | "closes-first" | "overlap";

const FROM = /^([01]\d|2[0-3]):[0-5]\d$/;
const UNTIL = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Returns what is wrong with the spans of a day, or null. */
export function spansProblem(spans: readonly Span[]): SpanProblem | null {
  if (spans.some(([from, until]) => !FROM.test(from) || !UNTIL.test(until))) return "both-times";
  if (spans.some(([from, until]) => from >= until)) return "closes-first";
  return spans.some(([from], index) => index > 0 && from < spans[index - 1]![1]) ? "overlap" : null;
}

/** Reads a week from the database, leaving out invalid days. */
export function readWeek(raw: unknown): Week {
  if (typeof raw !== "object" || raw === null) return {};
  const week: Partial<Record<Weekday, readonly Span[]>> = {};
  for (const day of WEEKDAYS) {
    const spans = (raw as Record<string, unknown>)[day];
    if (Array.isArray(spans) && spans.length > 0 && spans.length <= MAX_SPANS && spans.every(isPair) && !spansProblem(spans))
      week[day] = spans;
  }
  return week;
}

const isPair = (span: unknown): span is Span => Array.isArray(span) && span.length === 2 && span.every((time) => typeof time === "string");

/** The names of a week's time fields, such as `mon-0-desde`. */
export const WEEK_FIELDS: readonly string[] = WEEKDAYS.flatMap((day) =>
  Array.from({ length: MAX_SPANS }, (_, index) => [`${day}-${index}-desde`, `${day}-${index}-hasta`]).flat(),
);

/** Returns what the time fields of a week hold. */
export function weekFields(week: Week): Record<string, string> {
  const fields = Object.fromEntries(WEEK_FIELDS.map((name) => [name, ""]));
  for (const day of WEEKDAYS) {
    for (const [index, [from, until]] of (week[day] ?? []).entries()) {
      fields[`${day}-${index}-desde`] = from;
      fields[`${day}-${index}-hasta`] = until;
    }
  }
  return fields;
}

interface ReadFields {
  week: Week;
  /** What is wrong, by day. */
  problems: Partial<Record<Weekday, SpanProblem>>;
}

/** Reads a week from its time fields. A day without times is closed. */
export function readWeekFields(text: (name: string) => string): ReadFields {
  const week: Partial<Record<Weekday, readonly Span[]>> = {};
  const problems: ReadFields["problems"] = {};
  for (const day of WEEKDAYS) {
    const spans = Array.from(
      { length: MAX_SPANS },
      (_, index): Span => [text(`${day}-${index}-desde`).trim(), text(`${day}-${index}-hasta`).trim()],
    ).filter(([from, until]) => from !== "" || until !== "");
    const problem = spansProblem(spans);
    if (problem) problems[day] = problem;
    else if (spans.length > 0) week[day] = spans;
  }
  return { week, problems };
}
