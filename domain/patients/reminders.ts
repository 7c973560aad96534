import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { ProgressEntry } from "./progress-entry.ts";
import { type QuietHours, quietSince } from "./quiet-hours.ts";

/** Something of an entry that a device tells at a moment. */
export interface Reminder {
  entryId: string;
  kind: "medicine" | "appointment";
  day: string;
  /** A time such as `08:00`; null for a whole day. */
  time: string | null;
  moment: Date;
  /** After this it is not told, since it would be wrong by then. */
  until: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A dose that is told later than this might be taken twice. */
const DOSE_HOLDS_MS = 30 * MINUTE_MS;
/** How long before an appointment, or before the day of one without a time. */
const BEFORE_MS = 2 * HOUR_MS;
const BEFORE_DAY_MS = 12 * HOUR_MS;
/** How long before the silence an appointment is told whose moment falls into it. */
const BEFORE_QUIET_MS = 30 * MINUTE_MS;

/** The country is four hours behind UTC all year. Days and times of entries are by its clock. */
const momentOf = (day: string, time: string) => Date.parse(`${day}T${time}:00-04:00`);

/**
 * Yields the reminders of an entry from a day on, in order. A dose has the exact time that its person chose, in quiet hours as well. The
 * moment before an appointment is ours, so it moves before the silence.
 */
export function* remindersOf(entry: ProgressEntry, fromDay: string, quiet: QuietHours): Generator<Reminder> {
  if (entry.kind === "medicine") {
    for (let day = entry.from < fromDay ? fromDay : entry.from; day <= entry.to; day = addDays(day, 1))
      for (const time of entry.times) {
        if (entry.taken.includes(`${day} ${time}`)) continue;
        const at = momentOf(day, time);
        const [moment, until] = [new Date(at), new Date(at + DOSE_HOLDS_MS)];
        yield { entryId: entry.id, kind: "medicine", day, time, moment, until };
      }
  } else if (entry.kind === "appointment" && entry.on >= fromDay) {
    const start = momentOf(entry.on, entry.at ?? "00:00");
    const usual = new Date(start - (entry.at ? BEFORE_MS : BEFORE_DAY_MS));
    const silence = quietSince(quiet, usual);
    const moment = silence ? new Date(silence.getTime() - BEFORE_QUIET_MS) : usual;
    yield { entryId: entry.id, kind: "appointment", day: entry.on, time: entry.at, moment, until: new Date(start) };
  }
}

/** Returns what has become due since a moment and is still worth telling. */
export function dueReminders(entries: readonly ProgressEntry[], since: Date, now: Date, quiet: QuietHours): Reminder[] {
  return entries.flatMap((entry) => {
    const due: Reminder[] = [];
    for (const reminder of remindersOf(entry, dayInSantoDomingo(since), quiet)) {
      if (reminder.moment > now) break;
      if (reminder.moment >= since && now <= reminder.until) due.push(reminder);
    }
    return due;
  });
}

/** Returns the next moment after this one at which something is due; null when nothing is to come. */
export function nextReminder(entries: readonly ProgressEntry[], now: Date, quiet: QuietHours): Date | null {
  const today = dayInSantoDomingo(now);
  let next: Date | null = null;
  for (const entry of entries)
    for (const { moment } of remindersOf(entry, today, quiet)) {
      if (moment <= now) continue;
      if (!next || moment < next) next = moment;
      break;
    }
  return next;
}
