import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { type Component, componentsOf, type Property, propertyNamed, TooMuch, textOf } from "./calendar-components.ts";
import { zoneReader } from "./calendar-zones.ts";

/** When somebody is busy, in milliseconds. Nothing else of an event is kept. */
export interface Busy {
  from: number;
  until: number;
}

export interface ReadAs {
  /** The time zone of the agenda, for all-day events and times without a zone. */
  zone: string;
  from: number;
  until: number;
  /** Events that this site wrote itself into a calendar, by their UID. */
  ownUids: ReadonlySet<string>;
}

export type ReadCalendar =
  /** `skipped` counts events that nobody could understand. */
  { ok: true; busy: Busy[]; skipped: number } | { ok: false; reason: "no-calendar" | "too-much" };

const MAX_BUSY = 5_000;
/** Enough for something that happens every day since 1975. A rule that needs more says nothing that one could sensibly do. */
const LIMITS = { maxIterations: 20_000, maxCandidateEvaluations: 50_000 };
const TOO_OFTEN = /FREQ=(?:SECONDLY|MINUTELY)/i;

/** Reads from an iCalendar file when its owner is busy. Events that are free, cancelled, without length or our own are left out. */
export function busyTimes(text: string, as: ReadAs): ReadCalendar {
  try {
    const components = componentsOf(text);
    if (!components) return { ok: false, reason: "no-calendar" };
    const zoneOf = zoneReader(components, as.zone);
    const events = components.filter(({ name }) => name === "VEVENT");
    const replaced = replacedTimes(events, zoneOf);
    const busy: Busy[] = [];
    let skipped = 0;
    for (const event of events) {
      const uid = propertyNamed(event, "UID")?.value.trim() ?? "";
      if (as.ownUids.has(uid) || isFree(event)) continue;
      const times = timesOf(event, replaced.get(uid) ?? new Set(), zoneOf, as);
      if (times) busy.push(...times);
      else skipped++;
      if (busy.length > 4 * MAX_BUSY) return { ok: false, reason: "too-much" };
    }
    const joined = join(busy);
    return joined.length > MAX_BUSY ? { ok: false, reason: "too-much" } : { ok: true, busy: joined, skipped };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: "too-much" };
    throw error;
  }
}

/** Returns when the owner of several calendars is busy. All of them have to be understood: one that is not would leave hours free. */
export function busyTogether(calendars: readonly ReadCalendar[]): ReadCalendar {
  const [busy, refused] = [[] as Busy[], calendars.find(({ ok }) => !ok)];
  if (refused) return refused;
  let skipped = 0;
  for (const calendar of calendars) {
    if (!calendar.ok) continue;
    busy.push(...calendar.busy);
    skipped += calendar.skipped;
  }
  const joined = join(busy);
  return joined.length > MAX_BUSY ? { ok: false, reason: "too-much" } : { ok: true, busy: joined, skipped };
}

function isFree(event: Component): boolean {
  return (
    textOf(event, "STATUS") === "CANCELLED" ||
    textOf(event, "TRANSP") === "TRANSPARENT" ||
    textOf(event, "X-MICROSOFT-CDO-BUSYSTATUS") === "FREE"
  );
}

type ZoneOf = (name: string | undefined) => string;
type Start = Temporal.ZonedDateTime;

/** Returns for each series the occurrences that an event of their own replaces. */
function replacedTimes(events: readonly Component[], zoneOf: ZoneOf): Map<string, Set<number>> {
  const replaced = new Map<string, Set<number>>();
  for (const event of events) {
    const id = propertyNamed(event, "RECURRENCE-ID");
    const at = id && momentOf(id, id.value, zoneOf);
    const uid = propertyNamed(event, "UID")?.value.trim();
    if (!at || !uid) continue;
    const times = replaced.get(uid) ?? new Set();
    replaced.set(uid, times.add(at.epochMilliseconds));
  }
  return replaced;
}

/** Returns when an event takes place between two moments, or null when nobody can say. */
function timesOf(event: Component, replaced: ReadonlySet<number>, zoneOf: ZoneOf, { from, until }: ReadAs): Busy[] | null {
  const start = propertyNamed(event, "DTSTART");
  const first = start && momentOf(start, start.value, zoneOf);
  const length = first && lengthOf(event, start, first, zoneOf);
  if (!first || length === null || length === undefined) return null;
  if (length <= 0) return [];
  const wholeDay = isDate(start.value);
  const left = new Set(listed(event, "EXDATE", zoneOf).map(({ epochMilliseconds }) => epochMilliseconds));
  const rule = propertyNamed(event, "RRULE")?.value.trim();
  let starts: Start[] = [first];
  if (rule && !propertyNamed(event, "RECURRENCE-ID")) {
    if (TOO_OFTEN.test(rule)) return null;
    const occurrences = occurrencesOf(first, rule, from - length, until);
    if (!occurrences) return null;
    starts = occurrences;
  }
  return [...starts, ...listed(event, "RDATE", zoneOf)]
    .filter(({ epochMilliseconds: at }) => at < until && at + length > from && !left.has(at))
    .filter(({ epochMilliseconds: at }) => propertyNamed(event, "RECURRENCE-ID") || !replaced.has(at))
    .map((at) => {
      // A whole day is as long as its zone's clock makes it.
      const end = wholeDay
        ? at.add({ days: Math.max(1, Math.round(length / 86_400_000)) }).epochMilliseconds
        : at.epochMilliseconds + length;
      return { from: at.epochMilliseconds, until: end };
    });
}

function occurrencesOf(first: Start, rule: string, from: number, until: number): Start[] | null {
  const local = first.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
  try {
    const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=${first.timeZoneId}:${local}\nRRULE:${rule}`, ...LIMITS });
    const found = series.between(new Date(from), new Date(until), true);
    return found.map(({ epochMilliseconds }) =>
      Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(first.timeZoneId),
    );
  } catch {
    return null;
  }
}

const isDate = (value: string) => /^\d{8}$/.test(value.trim());

/** Reads a date or a time as a moment in its zone. Returns null for anything else. */
function momentOf({ params }: Property, value: string, zoneOf: ZoneOf): Start | null {
  const [, year, month, day, hour = "00", minute = "00", second = "00", utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(value.trim().toUpperCase()) ?? [];
  if (!year) return null;
  try {
    const plain = Temporal.PlainDateTime.from(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
    return plain.toZonedDateTime(utc ? "Etc/UTC" : zoneOf(params.get("TZID")));
  } catch {
    return null;
  }
}

/** Returns the length of an event in milliseconds: a day's when only its day is written down, and none without an end. */
function lengthOf(event: Component, start: Property, first: Start, zoneOf: ZoneOf): number | null {
  const end = propertyNamed(event, "DTEND");
  if (end) {
    const last = momentOf(end, end.value, zoneOf);
    return last && last.epochMilliseconds - first.epochMilliseconds;
  }
  const duration = textOf(event, "DURATION");
  if (duration === "") return isDate(start.value) ? 86_400_000 : 0;
  try {
    return Temporal.Duration.from(duration).total({ unit: "milliseconds", relativeTo: first });
  } catch {
    return null;
  }
}

/** Returns the moments of a list, such as the days on which a series does not take place. */
function listed(event: Component, wanted: string, zoneOf: ZoneOf): Start[] {
  return event.properties
    .filter(({ name }) => name === wanted)
    .flatMap((property) => property.value.split(",").flatMap((value) => momentOf(property, value.split("/")[0]!, zoneOf) ?? []));
}

/** Joins what overlaps, in the order of time. */
function join(busy: readonly Busy[]): Busy[] {
  const joined: Busy[] = [];
  for (const { from, until } of busy.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from < last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  return joined;
}
