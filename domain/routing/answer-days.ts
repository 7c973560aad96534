import { Temporal } from "temporal-polyfill";
import type { Week } from "#domain/providers/week.ts";
import { hasOpenDay, overlapOf, spansOn, USUAL_HOURS } from "./business-hours.ts";

export interface AnswerDays {
  /** Each day from the offer to its deadline, such as `2026-11-25`, by the center's own calendar. */
  days: { day: string; open: boolean }[];
  today: string;
  /** The remaining open hours, rounded down. */
  hoursLeft: number;
}

/** The maximum number of days drawn as dots. The most recent ones are drawn. */
const MAX_DAYS = 10;

/** Returns the days between an offer and its deadline, and the center's remaining open time. */
export function answerDays(
  { from, until, now }: { from: Date; until: Date; now: Date },
  week: Week,
  timeZone: string,
  isClosed: (day: string) => boolean,
): AnswerDays {
  const open = hasOpenDay(week) ? week : USUAL_HOURS;
  const dayOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = dayOf(until);
  const days: AnswerDays["days"] = [];
  let left = 0;
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const spans = isClosed(day.toString()) ? [] : spansOn(day, open, timeZone);
    days.push({ day: day.toString(), open: spans.length > 0 });
    left += overlapOf(spans, now.getTime(), until.getTime());
  }
  return { days: days.slice(-MAX_DAYS), today: dayOf(now).toString(), hoursLeft: Math.floor(left / 3_600_000) };
}
