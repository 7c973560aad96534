import { WEEKDAYS, type Weekday } from "#domain/providers/weekday.ts";
import { plain } from "#platform/plain-text.ts";

const DAYS: Readonly<Record<string, Weekday>> = { lun: "mon", mar: "tue", mie: "wed", jue: "thu", vie: "fri", sab: "sat", dom: "sun" };
const LINE = /^([a-z]+)(?:\s*(?:-|–|a)\s*([a-z]+))?\s+(\d{1,2}:\d{2})\s*(?:-|–|a)\s*(\d{1,2}:\d{2})$/;

/** Reads «lun-vie 08:00-17:00; sáb 08:00-12:00». Returns null for another format, or when closing is before opening. */
export function parseHours(text: string): Partial<Record<Weekday, [string, string]>> | null {
  const hours: Partial<Record<Weekday, [string, string]>> = {};
  for (const part of text.split(/[;|\n]/)) {
    if (part.trim() === "") continue;
    const [, first, last, opens, closes] = LINE.exec(plain(part).trim()) ?? [];
    const from = dayOf(first);
    const to = last === undefined ? from : dayOf(last);
    const [start, end] = [timeOf(opens), timeOf(closes)];
    if (from === undefined || to === undefined || from > to || !start || !end || start >= end) return null;
    for (const day of WEEKDAYS.slice(from, to + 1)) {
      if (hours[day]) return null;
      hours[day] = [start, end];
    }
  }
  return hours;
}

function dayOf(name: string | undefined): number | undefined {
  const day = DAYS[(name ?? "").slice(0, 3)];
  return day && WEEKDAYS.indexOf(day);
}

function timeOf(text: string | undefined): string | null {
  const [hours = "", minutes = ""] = (text ?? "").split(":");
  return Number(hours) < 24 && Number(minutes) < 60 && minutes !== "" ? `${hours.padStart(2, "0")}:${minutes}` : null;
}
