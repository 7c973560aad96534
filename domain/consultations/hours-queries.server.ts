import { sql } from "kysely";
import { readWeek, type Week } from "#domain/providers/week.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays } from "#platform/days.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";
import type { OpenSlot } from "./consultation.ts";
import type { OtherDays } from "./days.ts";
import { type Doctor, doctorsOf } from "./doctors.server.ts";
import { type Hours, isTimeZone, NO_HOURS, readModes } from "./hours.ts";
import { DAYS_AHEAD, dayIn, freeSlots } from "./slots.ts";

/** Returns a center's hours. A center that never set any offers nothing. */
export async function hoursOf(db: Db | Tx, providerId: string): Promise<Hours> {
  const row = await db.selectFrom("consultation_hours").selectAll().where("provider_id", "=", providerId).executeTakeFirst();
  const followsProfile = !row || row.week === null;
  const week = followsProfile ? await profileWeekOf(db, providerId) : readWeek(row.week);
  if (!row) return { ...NO_HOURS, week };
  return {
    offered: row.offered,
    ...{ week, followsProfile },
    minutes: row.minutes,
    marginMinutes: row.margin_minutes,
    noticeHours: row.notice_hours,
    modes: readModes(row.modes),
  };
}

/** Returns the hours that a center's profile tells everybody. */
export async function profileWeekOf(db: Db | Tx, providerId: string): Promise<Week> {
  const row = await db.selectFrom("provider_profiles").select("opening_hours").where("id", "=", providerId).executeTakeFirst();
  return readWeek(row?.opening_hours);
}

/** Returns the days from this one on that differ from the usual week. */
export async function otherDaysOf(db: Db | Tx, providerId: string, from: string): Promise<OtherDays[]> {
  const rows = await db
    .selectFrom("consultation_days")
    .select(["id", "kind", "first_day as firstDay", "last_day as lastDay", "reason", "doctor_id as doctorId"])
    .where("provider_id", "=", providerId)
    .where("last_day", ">=", from)
    .orderBy("first_day")
    .execute();
  return rows as unknown as OtherDays[];
}

export async function zoneOf(db: Db | Tx, providerId: string): Promise<string> {
  const row = await db.selectFrom("provider_profiles").select("time_zone").where("id", "=", providerId).executeTakeFirst();
  return row && isTimeZone(row.time_zone) ? row.time_zone : "America/Santo_Domingo";
}

interface FreeTimes {
  slots: OpenSlot[];
  doctors: Doctor[];
  hours: Hours;
  zone: string;
  now: Date;
}

/**
 * Returns the free times of a center with any doctor, or of one doctor who still receives patients. At the same time, the doctor with
 * fewer upcoming consultations comes first.
 */
export async function freeSlotsOf(db: Db | Tx, providerId: string, doctorId: string | null = null): Promise<FreeTimes> {
  const [hours, zone, now] = [await hoursOf(db, providerId), await zoneOf(db, providerId), await databaseTime(db)];
  const doctors = await doctorsOf(db, providerId);
  const today = dayIn(now, zone);
  const days = await otherDaysOf(db, providerId, today);
  const taken = await db
    .selectFrom("consultations")
    .select(["starts_at as from", "held_until as until", "doctor_id as doctorId"])
    .where("provider_id", "=", providerId)
    .where("status", "in", ["requested", "confirmed"])
    .where("held_until", ">", sql<Date>`now()`)
    .$narrowType<{ from: Date; until: Date }>()
    .execute();
  const busy = await db
    .selectFrom("consultation_calendars as k")
    .innerJoin("consultation_busy as b", "b.calendar_id", "k.id")
    .select(["b.starts_at as from", "b.ends_at as until", "k.doctor_id as doctorId"])
    .where("k.provider_id", "=", providerId)
    .where("k.paused", "=", false)
    .where("b.ends_at", ">", sql<Date>`now()`)
    .execute();
  const holidays = holidaysBetween(today, addDays(today, DAYS_AHEAD));
  const slotsOf = (doctor: Doctor | null): OpenSlot[] =>
    freeSlots({
      hours: { ...hours, week: doctor?.week ?? hours.week },
      ...{ zone, holidays, now },
      days: days.filter((other) => other.doctorId === null || other.doctorId === doctor?.id),
      // A time taken without a doctor may turn out to be any doctor's.
      taken: [...taken, ...busy].filter((other) => doctor === null || other.doctorId === null || other.doctorId === doctor.id),
    }).map((slot) => ({ ...slot, doctorId: doctor?.id ?? null }));
  const load = ({ id }: Doctor) => taken.filter((other) => other.doctorId === id).length;
  const asked = doctors.filter(({ id }) => id === doctorId);
  const receiving = (asked.length > 0 ? asked : doctors).toSorted((a, b) => load(a) - load(b));
  const slots = receiving.length === 0 ? slotsOf(null) : receiving.flatMap(slotsOf);
  return { slots: slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()), doctors, hours, zone, now };
}

/** Returns whether patients may ask this center for a time now. */
export async function hasFreeSlot(db: Db, providerId: string): Promise<boolean> {
  if (!(await hoursOf(db, providerId)).offered) return false;
  return (await freeSlotsOf(db, providerId)).slots.length > 0;
}

export interface OpenCenter {
  id: string;
  slug: string;
  name: string;
  zone: string;
  address: string | null;
  services: { id: string; name: string }[];
}

/** Returns a public center that offers consultations, or null. */
export async function openCenterOfSlug(db: Db, slug: string): Promise<OpenCenter | null> {
  const row = await db
    .selectFrom("provider_profiles as p")
    .innerJoin("consultation_hours as h", "h.provider_id", "p.id")
    .select(["p.id", "p.slug", "p.name", "p.time_zone as zone", "p.address", "p.city", "p.services_offered as serviceIds"])
    .where("p.slug", "=", slug)
    .where("p.listed", "=", true)
    .where("h.offered", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  const { city, serviceIds, ...center } = row;
  const services = await db
    .selectFrom("service_types")
    .select(["id", "name"])
    .where("id", "in", serviceIds.length > 0 ? serviceIds : [""])
    .orderBy("name")
    .execute();
  return {
    ...center,
    address: [center.address, city].filter(Boolean).join(", ") || null,
    zone: isTimeZone(row.zone) ? row.zone : "America/Santo_Domingo",
    services,
  };
}
