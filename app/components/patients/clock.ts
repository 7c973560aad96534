import { formatClock } from "#platform/format.ts";

/** Writes `08:00` as people read it: «8:00 a. m.» */
export function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return formatClock(hour, minute);
}
