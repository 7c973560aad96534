import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { readWeek } from "#domain/providers/week.ts";
import { type AnswerDays, answerDays } from "#domain/routing/answer-days.ts";
import { ANSWER_BUSINESS_HOURS, afterBusinessHours, businessHoursBetween, readTimeZone } from "#domain/routing/business-hours.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";

/** The facts on which a center's deadline depends. */
export interface CenterHours {
  openingHours: unknown;
  timeZone: string;
  /** Days on which its agenda is closed, or open despite a public holiday. */
  otherDays: readonly { kind: string; first: string; last: string }[];
}

/** Selects the days with exceptions in a center's agenda, from today or from this many days ago, for a query of profiles. */
export const otherDaysOf = (profile: RawBuilder<unknown>, daysBefore = 1): RawBuilder<CenterHours["otherDays"]> => sql`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'first', d.first_day, 'last', d.last_day)), '[]') from consultation_days d
  where d.provider_id = ${profile} and d.doctor_id is null and d.last_day >= (now() - make_interval(days => ${daysBefore}::int))::date)`;

/** Returns a function that says whether a center is closed on a day of this year or the next, whatever its usual week is. */
export function closedDaysFrom(from: Date, { otherDays }: Pick<CenterHours, "otherDays">): (day: string) => boolean {
  const year = from.getUTCFullYear();
  const holidays = holidaysBetween(`${year}-01-01`, `${year + 1}-12-31`);
  return (day) => {
    const said = otherDays.filter(({ first, last }) => first <= day && day <= last);
    return said.some(({ kind }) => kind === "closed") || (holidays.has(day) && said.length === 0);
  };
}

/** Returns the deadline of a center for an offer made at this moment. */
export function answerBy(from: Date, center: CenterHours): Date {
  const { openingHours, timeZone } = center;
  const isClosed = closedDaysFrom(from, center);
  return afterBusinessHours(from, ANSWER_BUSINESS_HOURS, readWeek(openingHours), readTimeZone(timeZone), isClosed);
}

/** Returns how many open hours a center took to answer an offer. */
export function hoursToAnswer(from: Date, answeredAt: Date, center: CenterHours): number {
  const { openingHours, timeZone } = center;
  const isClosed = closedDaysFrom(from, center);
  return businessHoursBetween(from, answeredAt, readWeek(openingHours), readTimeZone(timeZone), isClosed);
}

/** Returns the days until a deadline, and the remaining open time of a center. */
export function daysToAnswer(times: { from: Date; until: Date; now: Date }, center: CenterHours): AnswerDays {
  const { openingHours, timeZone } = center;
  return answerDays(times, readWeek(openingHours), readTimeZone(timeZone), closedDaysFrom(times.from, center));
}
