import { type Span, spansProblem, type Week } from "#domain/providers/week.ts";
import { WEEKDAYS, type Weekday } from "#domain/providers/weekday.ts";
import { plain } from "#platform/plain-text.ts";

const DAYS: Readonly<Record<string, Weekday>> = { lun: "mon", mar: "tue", mie: "wed", jue: "thu", vie: "fri", sab: "sat", dom: "sun" };
const SPAN = String.raw`(\d{1,2}:\d{2})\s*(?:-|–|a)\s*(\d{1,2}:\d{2})`;
const LINE = new RegExp(String.raw`^([a-z]+)(?:\s*(?:-|–|a)\s*([a-z]+))?\s+${SPAN}(?:\s*(?:,|y)\s*${SPAN})?$`);

/** Reads «lun-vie 08:00-12:00, 14:00-17:00; sáb 08:00-12:00». Returns null for another format, or when closing is before opening. */
export function parseHours(text: string): Week | null {
  const hours: Partial<Record<Weekday, readonly Span[]>> = {};
  for (const part of text.split(/[;|\n]/)) {
    if (part.trim() === "") continue;
    const [, first, last, ...times] = LINE.exec(plain(part).trim()) ?? [];
    const from = dayOf(first);
    const to = last === undefined ? from : dayOf(last);
    const spans = [times.slice(0, 2), times.slice(2)].flatMap(([opens, closes]): Span[] =>
      opens === undefined ? [] : [[timeOf(opens), timeOf(closes!)]],
    );
    if (from === undefined || to === undefined || from > to || spansProblem(spans)) return null;
    for (const day of WEEKDAYS.slice(from, to + 1)) {
      if (hours[day]) return null;
      hours[day] = spans;
    }
  }
  return hours;
}

function dayOf(name: string | undefined): number | undefined {
  const day = DAYS[(name ?? "").slice(0, 3)];
  return day && WEEKDAYS.indexOf(day);
}

const timeOf = (text: string): string => text.padStart(5, "0");
