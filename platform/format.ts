/**
 * Formats numbers and moments for people in the Dominican Republic, the same on every machine and in the browser. What a unit or «p. m.»
 * belongs to stays in one line with it: the spaces between them are no-break spaces (tests/unbroken.test.ts).
 */

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"] as const;

const LONG_MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;
const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;

// Only the digits of this format are used. Words and order are ours, because locale data differs between engines and versions.
const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Santo_Domingo",
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

interface Day {
  year: number;
  month: number;
  day: number;
}

function localParts(moment: Date) {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of clock.formatToParts(moment)) if (type in parts) parts[type as keyof typeof parts] = Number(value);
  return parts;
}

/** Returns the calendar day in Santo Domingo at this moment: "2026-11-20" */
export function dayInSantoDomingo(moment: Date): string {
  const { year, month, day } = localParts(moment);
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** Returns the hour in Santo Domingo, from 0 to 23. */
export const hourInSantoDomingo = (moment: Date): number => localParts(moment).hour;

/** Reads a date. A calendar day ('2026-11-20', '2026-11') has no time zone; a moment is read as a day in Santo Domingo. */
function dayOf(date: string | Date): Day {
  if (date instanceof Date) return localParts(date);
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date);
  if (!match) throw new RangeError(`not a calendar day: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3] ?? 1) };
}

function monthName({ month }: Day) {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError(`not a month: ${month}`);
  return name;
}

/**
 * Writes a number: 4900 → "4900", 10400 → "10 400"; with decimals 4.666 → "4.7". Neither comma nor point separates thousands, since
 * "4,900" is four thousand in Santo Domingo and less than five in Madrid. A no-break space does, from five digits on
 * (docs/decisions/0010-amounts-that-everybody-reads.md).
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const digits = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0") : whole;
  const text = fraction ? `${digits}.${fraction}` : digits;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Writes the size of a file, such as «340 KB» or «1.2 MB». */
export const formatBytes = (bytes: number): string =>
  bytes < 2 ** 20 ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB` : `${formatNumber(bytes / 2 ** 20, 1)} MB`;

/** Writes a share of one: 0.44 → "44 %" */
export function formatPercent(share: number, decimals = 0): string {
  return `${formatNumber(share * 100, decimals)}\u00a0%`;
}

/** Writes an interval of shares: 0.34, 0.55 → "34 – 55 %" */
export function formatPercentRange(low: number, high: number, decimals = 0): string {
  return `${formatNumber(low * 100, decimals)} – ${formatPercent(high, decimals)}`;
}

/** Writes a day: "20 nov 2026" */
export function formatDate(date: string | Date): string {
  const day = dayOf(date);
  return `${day.day} ${monthName(day)} ${day.year}`;
}

/** Writes a month: "oct 2026" */
export function formatMonth(date: string | Date): string {
  const day = dayOf(date);
  return `${monthName(day)} ${day.year}`;
}

/** Writes a time: 15, 42 → "3:42 p. m."; noon is neither a. m. nor p. m.: "12:00 m." */
export function formatClock(hour: number, minute: number): string {
  const half = hour === 12 && minute === 0 ? "m." : hour < 12 ? "a.\u00a0m." : "p.\u00a0m.";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${half}`;
}

/** Writes the time in Santo Domingo: "3:42 p. m." */
export function formatTime(moment: Date): string {
  const { hour, minute } = localParts(moment);
  return formatClock(hour, minute);
}

/** Writes day and time in Santo Domingo: "20 nov 2026, 3:42 p. m." */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

const weekdayName = ({ year, month, day }: Day) => WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7]!;

/** The short names of the weekdays, from Monday: "lun" */
export const SHORT_WEEKDAYS: readonly string[] = WEEKDAYS.map((name) => name.slice(0, 3));

/** Writes a day with its weekday: "lunes 23 de noviembre" */
export function formatLongDay(date: string | Date): string {
  const day = dayOf(date);
  return `${weekdayName(day)} ${day.day} de ${LONG_MONTHS[day.month - 1]}`;
}

/** Writes a day with its short weekday: "jue 26 nov" */
export function formatWeekday(date: string | Date): string {
  const day = dayOf(date);
  return `${weekdayName(day).slice(0, 3)} ${day.day} ${monthName(day)}`;
}

/** Writes a month as a heading: "Febrero de 2027" */
export function formatLongMonth(date: string | Date): string {
  const day = dayOf(date);
  const name = LONG_MONTHS[day.month - 1]!;
  return `${name[0]!.toUpperCase()}${name.slice(1)} de ${day.year}`;
}

/** Writes a range of days: "11 – 22 ene", "23 ene – 2 feb"; for a single day "22 ene" */
export function formatDays(from: string, to: string): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (from === to) return `${first.day} ${monthName(first)}`;
  const same = first.month === last.month && first.year === last.year;
  return `${first.day}${same ? "" : ` ${monthName(first)}`} – ${last.day} ${monthName(last)}`;
}

/** Writes a number of the North American plan as people here read it, "+1 809 555 0142"; any other stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 $1 $2 $3");
