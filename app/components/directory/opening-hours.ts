import type { OpeningHours } from "#domain/directory/center-detail.ts";
import type { Weekday } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { formatClock } from "#platform/format.ts";

const dayNames: Record<Weekday, () => string> = {
  mon: m.places_monday,
  tue: m.places_tuesday,
  wed: m.places_wednesday,
  thu: m.places_thursday,
  fri: m.places_friday,
  sat: m.places_saturday,
  sun: m.places_sunday,
};

/** Groups days with equal hours: «Lunes y miércoles, 7:30 a. m. – 5:00 p. m.; martes, 8:00 a. m. – 12:00 m. y 2:00 p. m. – 5:00 p. m.» */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const byTimes = new Map<string, string[]>();
  for (const line of hours) {
    const times = inARow(line.spans.map(([from, until]) => `${clockTime(from)} – ${clockTime(until)}`));
    byTimes.set(times, [...(byTimes.get(times) ?? []), days(line)]);
  }
  const text = [...byTimes].map(([times, named]) => `${inARow(named)}, ${times}`).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function days({ from, to }: OpeningHours): string {
  return from === to ? dayNames[from]() : m.places_days({ from: dayNames[from](), to: dayNames[to]() });
}

function inARow(named: readonly string[]): string {
  const last = named.at(-1)!;
  return named.length === 1 ? last : m.places_and({ first: named.slice(0, -1).join(", "), last });
}

/** Writes "07:30" as «7:30 a. m.» */
const clockTime = (time: string): string => formatClock(Number(time.slice(0, 2)), Number(time.slice(3)));
