import type { Today } from "#app/forms/followups/load-today.server.ts";
import { m } from "#messages/m.ts";
import { formatTimeIn, formatWeekdayIn, minutesIn } from "#platform/zoned-format.ts";
import { whenText } from "./today-words.ts";

/** The hours at which the afternoon and the evening begin, in minutes. */
const [AFTERNOON, EVENING] = [12 * 60, 19 * 60];

/** Greets by the center's own clock. */
export function helloOf({ now: moment, zone }: Today, name: string): string {
  const minutes = minutesIn(moment, zone);
  return minutes < AFTERNOON ? m.today_morning({ name }) : minutes < EVENING ? m.today_afternoon({ name }) : m.today_evening({ name });
}

/** Says the day, the time, how many wait, and until when the first does. */
export function leadOf(today: Today): string {
  const { now: moment, zone, waits, rows } = today;
  const clock = `${formatWeekdayIn(moment, zone)}, ${formatTimeIn(moment, zone)}`;
  if (waits.total === 0) return m.today_lead_none({ now: clock });
  const due = rows.find((row) => row.kind !== "appointment" && row.due && row.due > moment)?.due;
  const first = due ? ` ${m.today_lead_first({ when: whenText(due, today) })}` : "";
  return m.today_lead({ now: clock, count: waits.total }) + first;
}
