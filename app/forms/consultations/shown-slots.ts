import type { Slot } from "#domain/consultations/consultation.ts";
import { formatDayIn } from "#platform/zoned-format.ts";

/** The free times of a few days, by the reader's clock. */
export interface SlotDays {
  days: { day: string; starts: Date[] }[];
  /** The first days of the previous and the next group. */
  previous: string | null;
  next: string | null;
  /** The reader's time zone. */
  zone: string;
}

/** The number of days with free times on one screen. */
const DAYS_SHOWN = 6;

/** Returns the free times of the first days from `from` on, by the reader's clock. */
export function shownSlots(slots: readonly Slot[], zone: string, from: string | null): SlotDays {
  const byDay = new Map<string, Date[]>();
  // Two doctors who are free at the same time give one time to choose.
  for (const time of new Set(slots.map((slot) => slot.startsAt.getTime()))) {
    const startsAt = new Date(time);
    const day = formatDayIn(startsAt, zone);
    byDay.set(day, [...(byDay.get(day) ?? []), startsAt]);
  }
  const all = [...byDay].map(([day, starts]) => ({ day, starts }));
  const first = Math.max(
    0,
    all.findIndex(({ day }) => day >= (from ?? "")),
  );
  return {
    days: all.slice(first, first + DAYS_SHOWN),
    previous: first > 0 ? all[Math.max(0, first - DAYS_SHOWN)]!.day : null,
    next: all[first + DAYS_SHOWN]?.day ?? null,
    zone,
  };
}
