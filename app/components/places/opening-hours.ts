import { m } from "#app/paraglide/messages.js";
import type { OpeningHours, Weekday } from "#domain/directory/center-detail.ts";

const dayNames: Record<Weekday, () => string> = {
  mon: m.places_monday,
  tue: m.places_tuesday,
  wed: m.places_wednesday,
  thu: m.places_thursday,
  fri: m.places_friday,
  sat: m.places_saturday,
  sun: m.places_sunday,
};

/** «Lunes a viernes, 7:30 a. m. – 5:00 p. m.; sábado, 8:00 a. m. – 12:00 p. m.» */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const text = hours.map((line) => `${days(line)}, ${clockTime(line.opens)} – ${clockTime(line.closes)}`).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function days({ from, to }: OpeningHours): string {
  return from === to ? dayNames[from]() : m.places_days({ from: dayNames[from](), to: dayNames[to]() });
}

/** "07:30" as the country says it: «7:30 a. m.» */
function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "a" : "p"}. m.`;
}
