import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays, weekdayOf } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import { sameClock } from "#platform/zoned-format.ts";
import { agendaOf, waitingForProvider } from "./consultation-queries.server.ts";
import { closureOf } from "./days.ts";
import { holidaysBetween } from "./holidays.server.ts";
import { WEEKDAYS } from "./hours.ts";
import { hoursOf, otherDaysOf, zoneOf } from "./hours-queries.server.ts";
import { dayIn, momentIn } from "./slots.ts";

/** How far ahead holidays are listed. */
const HOLIDAY_DAYS = 90;

/** Returns what a center's agenda shows of the week that a day lies in; without one, of this week. */
export async function agendaView(db: Db, providerId: string, asked: string | null) {
  const [now, zone, hours, waiting] = await Promise.all([
    databaseTime(db),
    zoneOf(db, providerId),
    hoursOf(db, providerId),
    waitingForProvider(db, providerId),
  ]);
  const today = dayIn(now, zone);
  const day = asked ?? today;
  const first = addDays(day, -weekdayOf(day));
  const until = addDays(today, HOLIDAY_DAYS);
  const moment = (on: string) => new Date(momentIn(on, "00:00", zone));
  const [otherDays, shown, ahead] = await Promise.all([
    otherDaysOf(db, providerId, first < today ? first : today),
    agendaOf(db, providerId, moment(first), moment(addDays(first, 7))),
    agendaOf(db, providerId, now, moment(addDays(today, 366))),
  ]);
  const holidays = holidaysBetween(first < today ? first : today, until > addDays(first, 7) ? until : addDays(first, 7));
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((on) => ({
    day: on,
    closure: closureOf(on, otherDays, holidays),
    spans: hours.week[WEEKDAYS[weekdayOf(on)]!] ?? [],
    consultations: shown.filter(({ startsAt }) => dayIn(startsAt, zone) === on),
  }));
  return {
    now,
    today,
    zone,
    hours,
    waiting,
    // Sunday stands there only when something is on it.
    days: days.filter(({ spans, consultations }, index) => index < 6 || spans.length > 0 || consultations.length > 0),
    otherZone: shown.find(({ patientZone, startsAt }) => !sameClock(startsAt, zone, patientZone))?.patientZone ?? null,
    otherDays: otherDays
      .filter(({ lastDay }) => lastDay >= today)
      .map((other) => ({
        ...other,
        toMove:
          other.kind === "open"
            ? 0
            : ahead.filter(({ startsAt }) => other.firstDay <= dayIn(startsAt, zone) && dayIn(startsAt, zone) <= other.lastDay).length,
      })),
    holidays: [...holidays]
      .filter(([on]) => on >= today && on <= until && closureOf(on, otherDays, holidays)?.because === "holiday")
      .map(([on, name]) => ({ day: on, name })),
  };
}
