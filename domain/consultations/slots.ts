import { Temporal } from "temporal-polyfill";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { addDays, weekdayOf } from "#platform/days.ts";
import type { Slot } from "./consultation.ts";
import { closureOf, type OtherDays } from "./days.ts";
import type { Hours } from "./hours.ts";

/** The number of days ahead for which somebody may ask. */
export const DAYS_AHEAD = 60;

export interface Taken {
  from: Date;
  until: Date;
}

interface Question {
  hours: Hours;
  /** The center's time zone. */
  zone: string;
  days: readonly OtherDays[];
  holidays: ReadonlyMap<string, string>;
  taken: readonly Taken[];
  now: Date;
}

/** Returns the free times: by the week's hours, without closed days and holidays, after the minimum notice, and not taken. */
export function freeSlots({ hours, zone, days, holidays, taken, now }: Question): Slot[] {
  const earliest = now.getTime() + hours.noticeHours * 3_600_000;
  const today = dayIn(now, zone);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index)).flatMap((day) => {
    if (closureOf(day, days, holidays)) return [];
    return slotsOfDay(day, hours, zone).filter(
      ({ startsAt, heldUntil }) => startsAt.getTime() >= earliest && !taken.some(({ from, until }) => startsAt < until && from < heldUntil),
    );
  });
}

/** Returns the times of a day in the usual week. Each takes its minutes and the pause after it. */
function slotsOfDay(day: string, { week, minutes, marginMinutes }: Hours, zone: string): Slot[] {
  const spans = week[WEEKDAYS[weekdayOf(day)]!] ?? [];
  return spans.flatMap(([from, to]) => {
    const [opens, closes] = [momentIn(day, from, zone), momentIn(day, to, zone)];
    const slots: Slot[] = [];
    for (let start = opens; start + minutes * 60_000 <= closes; start += (minutes + marginMinutes) * 60_000) {
      const end = start + minutes * 60_000;
      slots.push({ startsAt: new Date(start), endsAt: new Date(end), heldUntil: new Date(end + marginMinutes * 60_000) });
    }
    return slots;
  });
}

/** Returns the calendar day in a zone at a moment. */
export const dayIn = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Returns the moment at which a zone's clock shows this time of a day, or the later one when the clock skips it. */
export const momentIn = (day: string, time: string, zone: string): number =>
  time === "24:00"
    ? momentIn(addDays(day, 1), "00:00", zone)
    : Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
