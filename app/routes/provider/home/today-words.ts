import { openTimeText } from "#app/components/followups/request-words.ts";
import type { TodayRow } from "#app/forms/followups/load-today.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { formatDayIn, formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";

/** The clock by which a screen says times. */
export interface Clock {
  readonly now: Date;
  readonly today: string;
  readonly zone: string;
}

/** Writes a moment by the center's clock: without its day when it is today. */
export function whenText(moment: Date, { today, zone }: Pick<Clock, "today" | "zone">): string {
  const time = formatTimeIn(moment, zone);
  return formatDayIn(moment, zone) === today ? m.today_due_today({ time }) : m.today_due_on({ day: formatWeekdayIn(moment, zone), time });
}

/** Says by when somebody is answered, or that the time has passed. */
export function dueText({ due }: Pick<TodayRow, "due">, clock: Clock): string {
  if (!due) return m.today_due_none();
  const when = whenText(due, clock);
  return due < clock.now ? m.today_due_late({ when }) : m.today_due({ when });
}

/** Splits a deadline for a narrow column: its time, and its day, or what is left of today. */
export function dueParts(due: Date, clock: Clock): { time: string; rest: string } {
  const day = formatDayIn(due, clock.zone);
  const minutes = Math.floor((due.getTime() - clock.now.getTime()) / 60_000);
  const left = day === clock.today ? m.today_due_in({ time: openTimeText(minutes) }) : formatWeekday(day);
  return { time: formatTimeIn(due, clock.zone), rest: due < clock.now ? m.today_due_passed() : left };
}

/** Says since when the center wanted to write again to somebody. */
export const callbackText = ({ day }: { day: string }, { today }: Pick<Clock, "today">): string =>
  day === today ? m.today_callback_today() : m.today_callback_since({ day: formatWeekday(day) });

/** Says what somebody asks of the center about an appointment. */
export function askedText({ status, movesFrom, startsAt }: Consultation, clock: Clock): string {
  const when = whenText(startsAt, clock);
  if (status === "confirmed") return m.today_came({ when });
  return movesFrom ? m.today_moves({ when }) : m.today_asks({ when });
}
