import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { addDays } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import { holidaysBetween } from "#platform/holidays.server.ts";
import { type Closure, closureOf } from "./days.ts";
import { otherDaysOf, zoneOf } from "./hours-queries.server.ts";
import { dayIn } from "./slots.ts";

export interface ClosedDay {
  day: string;
  closure: Closure;
}

/** The number of days ahead for which a profile says that its center is closed. */
export const SHOWN_DAYS = 7;

/** Returns the days from today on which a whole center is closed: holidays on which it does not open, and its own closures. */
export async function closedDays(db: Db, providerId: string, days: number): Promise<ClosedDay[]> {
  const [now, zone] = await Promise.all([databaseTime(db), zoneOf(db, providerId)]);
  const today = dayIn(now, zone);
  const last = addDays(today, days);
  const others = (await otherDaysOf(db, providerId, today)).filter(({ doctorId }) => doctorId === null);
  const holidays = holidaysBetween(today, last);
  return Array.from({ length: days + 1 }, (_, index) => addDays(today, index)).flatMap((day) => {
    const closure = closureOf(day, others, holidays);
    return closure ? [{ day, closure }] : [];
  });
}
