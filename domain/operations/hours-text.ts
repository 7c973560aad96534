import { readWeek } from "#domain/providers/week.ts";

const DAYS = [
  ["mon", "lun"],
  ["tue", "mar"],
  ["wed", "mié"],
  ["thu", "jue"],
  ["fri", "vie"],
  ["sat", "sáb"],
  ["sun", "dom"],
] as const;

/** Writes stored opening hours in the format of the import: «lun 08:00-12:00, 14:00-17:00; sáb 08:00-12:00». */
export function hoursText(stored: unknown): string {
  const week = readWeek(stored);
  return DAYS.flatMap(([day, name]) => (week[day] ? [`${name} ${week[day].map((span) => span.join("-")).join(", ")}`] : [])).join("; ");
}
