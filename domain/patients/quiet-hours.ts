import { minutesIn } from "#platform/zoned-format.ts";

/** The hours in which a patient's devices stay silent, by a clock of their own. They may pass midnight. */
export interface QuietHours {
  on: boolean;
  /** Minutes since midnight. The first is silent, the second is not. */
  from: number;
  to: number;
  zone: string;
}

export const COUNTRY_ZONE = "America/Santo_Domingo";
export const USUAL_QUIET: QuietHours = { on: true, from: 22 * 60, to: 7 * 60, zone: COUNTRY_ZONE };

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** The minutes from one time of the day until the other comes next. */
const minutesUntil = (from: number, to: number) => (to - from + DAY_MINUTES) % DAY_MINUTES;

function isQuiet({ on, from, to, zone }: QuietHours, moment: Date): boolean {
  return on && minutesUntil(from, minutesIn(moment, zone)) < minutesUntil(from, to);
}

const wholeMinute = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;

/** Returns when the silence around this moment ends; null outside of it. */
export function quietUntil(quiet: QuietHours, moment: Date): Date | null {
  if (!isQuiet(quiet, moment)) return null;
  return new Date(wholeMinute(moment) + minutesUntil(minutesIn(moment, quiet.zone), quiet.to) * MINUTE_MS);
}

/** Returns when the silence around this moment began; null outside of it. */
export function quietSince(quiet: QuietHours, moment: Date): Date | null {
  if (!isQuiet(quiet, moment)) return null;
  return new Date(wholeMinute(moment) - minutesUntil(quiet.from, minutesIn(moment, quiet.zone)) * MINUTE_MS);
}

/** Writes minutes since midnight as a field for times has them: `22:00` */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads what a field for times holds. Returns null for anything else. */
export function minutesOf(clock: string): number | null {
  const read = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return read ? Number(read[1]) * 60 + Number(read[2]) : null;
}
