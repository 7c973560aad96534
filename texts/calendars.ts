import type { CalendarFailure, OutsideCalendar } from "#domain/consultations/outside-calendar.ts";
import { m } from "#messages/m.ts";
import type { AddressMistake } from "#platform/given-address.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";
import type { ChoiceNames } from "./choice-names.ts";

/** Says why a calendar could not be read. What does not answer gets one sentence, which tells nothing about machines inside. */
export const CALENDAR_FAILURES: ChoiceNames<CalendarFailure> = {
  "bad-address": m.consultations_outside_why_address,
  "private-address": m.consultations_outside_why_address,
  "too-many-redirects": m.consultations_outside_why_address,
  "not-found": m.consultations_outside_why_not_found,
  unreachable: m.consultations_outside_why_silent,
  slow: m.consultations_outside_why_silent,
  "failing-host": m.consultations_outside_why_silent,
  "no-entry": m.consultations_outside_why_no_entry,
  "no-calendar": m.consultations_outside_why_no_calendar,
  "too-large": m.consultations_outside_why_large,
  "too-much": m.consultations_outside_why_large,
  "address-lost": m.consultations_outside_why_lost,
};

export const CALENDAR_ADDRESS_MISTAKES: ChoiceNames<AddressMistake> = {
  "not-an-address": m.consultations_outside_error_address,
  "not-https": m.consultations_outside_error_https,
  private: m.consultations_outside_error_private,
};

const MINUTE_MS = 60_000;
/** After so many minutes it is clearer when it was. */
const MAX_MINUTES = 120;

/** Says when a calendar was last read: «Leído hace 4 minutos» */
export function lastRead({ readAt }: Pick<OutsideCalendar, "readAt">, now: Date, zone: string): string {
  if (!readAt) return m.consultations_outside_never_read();
  const minutes = Math.floor((now.getTime() - readAt.getTime()) / MINUTE_MS);
  if (minutes < 1) return m.consultations_outside_just_read();
  if (minutes <= MAX_MINUTES) return m.consultations_outside_read_ago({ count: minutes });
  return m.consultations_outside_read_on({ day: formatWeekdayIn(readAt, zone), time: formatTimeIn(readAt, zone) });
}
