import type { Context } from "#domain/context.ts";
import type { Span } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays, weekdayOf } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";
import { sameClock } from "#platform/zoned-format.ts";
import type { Consultation } from "./consultation.ts";
import { agendaOf, waitingForProvider } from "./consultation-queries.server.ts";
import { type Closure, closureOf, type OtherDays } from "./days.ts";
import { type Doctor, doctorsOf } from "./doctors.server.ts";
import { hoursOf, otherDaysOf, zoneOf } from "./hours-queries.server.ts";
import type { OutsideCalendar } from "./outside-calendar.ts";
import { calendarsOf } from "./outside-calendars.server.ts";
import { dayIn, momentIn } from "./slots.ts";

/** The number of days ahead for which holidays are listed. */
const HOLIDAY_DAYS = 90;

/** A time that somebody's own calendar holds. */
export interface Busy {
  readonly from: Date;
  readonly until: Date;
}

interface Asked {
  /** A day of the week that is shown; null for the current week. */
  day: string | null;
  view: "day" | "week";
  /** Shows only the consultations of this doctor. */
  doctorId: string | null;
}

/** A doctor's week; a center without named doctors has one row for all. */
export interface AgendaRow {
  readonly doctor: Doctor | null;
  /** The calendar that they keep elsewhere. */
  readonly calendar: OutsideCalendar | null;
  readonly days: readonly {
    readonly day: string;
    readonly closure: Closure | null;
    readonly spans: readonly Span[];
    readonly consultations: readonly Consultation[];
    readonly busy: readonly Busy[];
  }[];
}

/** Returns what calendars elsewhere hold between two moments. */
const busyTimesOf = (db: Db, providerId: string, from: Date, until: Date): Promise<(Busy & { doctorId: string | null })[]> =>
  db
    .selectFrom("consultation_calendars as k")
    .innerJoin("consultation_busy as b", "b.calendar_id", "k.id")
    .select(["b.starts_at as from", "b.ends_at as until", "k.doctor_id as doctorId"])
    .where("k.provider_id", "=", providerId)
    .where("k.paused", "=", false)
    .where("b.starts_at", "<", until)
    .where("b.ends_at", ">", from)
    .orderBy("b.starts_at")
    .$narrowType<Busy>()
    .execute();

/** Returns a week of a center's agenda. */
export async function agendaView(ctx: Pick<Context, "db" | "keys">, providerId: string, asked: Asked) {
  const { db } = ctx;
  const [now, zone, hours, waiting, doctors] = await Promise.all([
    databaseTime(db),
    zoneOf(db, providerId),
    hoursOf(db, providerId),
    waitingForProvider(ctx, providerId),
    doctorsOf(db, providerId),
  ]);
  const today = dayIn(now, zone);
  const day = asked.day ?? today;
  const first = addDays(day, -weekdayOf(day));
  const until = addDays(today, HOLIDAY_DAYS);
  const moment = (on: string) => new Date(momentIn(on, "00:00", zone));
  const [otherDays, week, ahead, calendars, busy] = await Promise.all([
    otherDaysOf(db, providerId, first < today ? first : today),
    agendaOf(ctx, providerId, moment(first), moment(addDays(first, 7))),
    agendaOf(ctx, providerId, now, moment(addDays(today, 366))),
    calendarsOf(db, providerId),
    busyTimesOf(db, providerId, moment(first), moment(addDays(first, 7))),
  ]);
  const holidays = holidaysBetween(first < today ? first : today, until > addDays(first, 7) ? until : addDays(first, 7));
  const chosen = doctors.find(({ id }) => id === asked.doctorId) ?? null;
  const shown = week.filter(({ doctor }) => !chosen || doctor === null || doctor.id === chosen.id);
  /** Returns the consultations of these doctors on a day. A center without named doctors has one column for nobody in particular. */
  const dayOf = (on: string, receiving: readonly Doctor[]) => {
    const weeks = receiving.length > 0 ? receiving.map((doctor) => doctor.week ?? hours.week) : [hours.week];
    const off = otherDays.filter(({ doctorId }) => doctorId === null || (receiving.length === 1 && doctorId === receiving[0]!.id));
    return {
      day: on,
      closure: closureOf(on, off, holidays),
      spans: weeks.flatMap((hoursOfWeek) => hoursOfWeek[WEEKDAYS[weekdayOf(on)]!] ?? []),
      consultations: shown.filter(({ startsAt }) => dayIn(startsAt, zone) === on),
    };
  };
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
    .map((on) => dayOf(on, chosen ? [chosen] : doctors))
    // Sunday is shown only when something is on it, or when it is asked for.
    .filter(({ day: on, spans, consultations }, index) => index < 6 || spans.length > 0 || consultations.length > 0 || on === day);
  /** Consultations without a doctor, or with one who left, are the first doctor's. */
  const isTheirs = (doctor: Doctor, whose: string | undefined) =>
    whose === doctor.id || (doctor === doctors[0] && !doctors.some(({ id }) => id === whose));
  const rowOf = (doctor: Doctor | null): AgendaRow => ({
    doctor,
    calendar: calendars.find(({ doctorId }) => doctorId === (doctor?.id ?? null)) ?? null,
    days: days.map(({ day: on }) => {
      const own = dayOf(on, doctor ? [doctor] : []);
      return {
        ...own,
        consultations: own.consultations.filter((one) => !doctor || isTheirs(doctor, one.doctor?.id)),
        busy: busy.filter(
          ({ doctorId, from, until }) =>
            (doctorId === null || doctorId === doctor?.id) && from < moment(addDays(on, 1)) && until > moment(on),
        ),
      };
    }),
  });
  const shownDays = asked.view === "day" ? days.filter((one) => one.day === day) : days;
  const isMeant = ({ firstDay, lastDay, doctorId }: OtherDays, startsAt: Date, whose: string | undefined) => {
    const on = dayIn(startsAt, zone);
    return firstDay <= on && on <= lastDay && (doctorId === null || doctorId === whose);
  };
  return {
    ...{ now, today, day, view: asked.view, zone, hours, waiting, doctors, chosen, days, shownDays },
    // A single day shows its doctors side by side.
    columns:
      asked.view === "day" && !chosen && doctors.length > 1
        ? doctors.map((doctor) => {
            const own = dayOf(day, [doctor]);
            return { ...own, doctor, consultations: own.consultations.filter((one) => isTheirs(doctor, one.doctor?.id)) };
          })
        : shownDays.map((one) => ({ ...one, doctor: null })),
    // A week shows them below each other.
    rows: doctors.length === 0 ? [rowOf(null)] : (chosen ? [chosen] : doctors).map(rowOf),
    otherZone: shown.find(({ patientZone, startsAt }) => !sameClock(startsAt, zone, patientZone))?.patientZone ?? null,
    otherDays: otherDays
      .filter(({ lastDay }) => lastDay >= today)
      .map((other) => ({
        ...other,
        toMove: other.kind === "open" ? 0 : ahead.filter(({ startsAt, doctor }) => isMeant(other, startsAt, doctor?.id)).length,
      })),
    holidays: [...holidays]
      .filter(([on]) => on >= today && on <= until && dayOf(on, doctors).closure?.because === "holiday")
      .map(([on, name]) => ({ day: on, name })),
  };
}
