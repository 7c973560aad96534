import { addDays, weekdayOf } from "./days.ts";

/**
 * The public holidays of the Dominican Republic. Law 139-97 moves those that may be moved: from Tuesday and Wednesday to the Monday
 * before, from Thursday and Friday to the Monday after. Labour Day also leaves a Sunday.
 */
const FIXED: readonly (readonly [day: string, name: string])[] = [
  ["01-01", "Año Nuevo"],
  ["01-21", "Nuestra Señora de la Altagracia"],
  ["02-27", "Día de la Independencia"],
  ["08-16", "Día de la Restauración"],
  ["09-24", "Nuestra Señora de las Mercedes"],
  ["12-25", "Navidad"],
];
const MOVED: readonly (readonly [day: string, name: string])[] = [
  ["01-06", "Día de los Reyes Magos"],
  ["01-26", "Día de Duarte"],
  ["05-01", "Día del Trabajador"],
  ["11-06", "Día de la Constitución"],
];
const LABOUR_DAY = "05-01";
/** Holidays by their number of days after Easter Sunday. */
const BY_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-2, "Viernes Santo"],
  [60, "Corpus Christi"],
];
/** The number of days by which the law moves a holiday, by its weekday from Monday. */
const MOVES = [0, -1, -2, 4, 3, 0, 0];
const SUNDAY = 6;

const years = new Map<number, ReadonlyMap<string, string>>();

/** Returns the public holidays of the years of these days, on the days to which the law moves them. */
export function holidaysBetween(firstDay: string, lastDay: string): ReadonlyMap<string, string> {
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))];
  return new Map(Array.from({ length: last - first + 1 }, (_, index) => [...holidaysOf(first + index)]).flat());
}

function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  const easter = easterOf(year);
  const days = [
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...MOVED.map(([day, name]) => [moved(`${year}-${day}`), name] as const),
    ...BY_EASTER.map(([after, name]) => [addDays(easter, after), name] as const),
  ];
  const made = new Map(days.sort(([one], [other]) => one.localeCompare(other)));
  years.set(year, made);
  return made;
}

function moved(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, day.endsWith(LABOUR_DAY) && weekday === SUNDAY ? 1 : MOVES[weekday]!);
}

/** Returns Easter Sunday of a year, by the anonymous Gregorian algorithm («Computus», Nature, 20 April 1876). */
function easterOf(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * late + 22;
  return addDays(`${year}-03-01`, march - 1);
}
