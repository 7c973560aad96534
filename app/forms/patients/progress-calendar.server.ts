import type { DateArray, EventAttributes } from "ics";
import type { ProgressEntry } from "#domain/patients/progress-entry.ts";
import { m } from "#messages/m.ts";
import { calendarFile } from "#platform/calendar-file.ts";
import { addDays } from "#platform/days.ts";

const dayOf = (day: string): DateArray => day.split("-").map(Number) as DateArray;
/** The clock of Santo Domingo, which is four hours behind UTC all year. */
const OFFSET_MS = 4 * 3_600_000;
const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`) + OFFSET_MS;

interface Options {
  siteName: string;
  /** The host of the site, which is part of each event's id. */
  host: string;
  /** False when titles say only what kind of thing it is, and doses, notes and stages are left out. */
  fullWords: boolean;
}

/** Writes medicines, appointments and stages as an iCalendar file. Medicines and appointments have reminders. */
export function progressCalendar(entries: readonly ProgressEntry[], options: Options): string {
  return calendarFile(
    options.siteName,
    entries.flatMap((entry) => eventsOf(entry, options)),
  );
}

function eventsOf(entry: ProgressEntry, { host, fullWords }: Options): EventAttributes[] {
  const neutral = entry.kind === "appointment" ? m.consultations_calendar_neutral() : m.patients_calendar_neutral();
  const title = (name: string) => (fullWords ? name : neutral);
  const told = (text: string) => (fullWords && text !== "" ? { description: text } : {});
  const common = { calName: fullWords ? m.patients_progress() : m.patients_calendar_name() };
  switch (entry.kind) {
    case "stage":
      if (!fullWords) return [];
      return [
        {
          ...common,
          uid: `${entry.id}@${host}`,
          title: entry.name,
          start: dayOf(entry.from),
          // The end of a whole day is the next day.
          end: dayOf(addDays(entry.to ?? entry.from, 1)),
          busyStatus: "FREE",
          status: entry.sure ? "CONFIRMED" : "TENTATIVE",
          ...told(entry.note),
        },
      ];
    case "medicine":
      return entry.times.map((time) => ({
        ...common,
        uid: `${entry.id}-${time.replace(":", "")}@${host}`,
        title: title([entry.name, entry.dose].filter(Boolean).join(", ")),
        start: momentOf(entry.from, time),
        duration: { minutes: 15 },
        recurrenceRule: `FREQ=DAILY;UNTIL=${until(entry.to, time)}`,
        busyStatus: "FREE",
        alarms: [{ action: "display", description: title(entry.name), trigger: { minutes: 0, before: true } }],
        ...told(entry.note),
      }));
    // A calendar is seen by others, and a result is nothing to be reminded of.
    case "result":
      return [];
    case "appointment": {
      const whole = { start: dayOf(entry.on), end: dayOf(addDays(entry.on, 1)) };
      return [
        {
          ...common,
          uid: `${entry.id}@${host}`,
          title: title(entry.name),
          ...(entry.at ? { start: momentOf(entry.on, entry.at), duration: { hours: 1 } } : whole),
          ...(entry.place && fullWords && { location: entry.place }),
          alarms: [{ action: "display", description: title(entry.name), trigger: { hours: entry.at ? 2 : 12, before: true } }],
          ...told(entry.note),
        },
      ];
    }
  }
}

/** Returns the last moment of a repetition, in the format of the file. */
const until = (day: string, time: string) => `${new Date(momentOf(day, time)).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
