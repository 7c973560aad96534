import type { Busy } from "#domain/consultations/agenda.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Closure } from "#domain/consultations/days.ts";
import { m } from "#messages/m.ts";
import { formatClock } from "#platform/format.ts";
import { formatDayIn, minutesIn } from "#platform/zoned-format.ts";
import { KIND_NAMES, STATUS_NAMES } from "#texts/consultations.ts";
import { isUnmailed } from "./agenda.ts";

/** Says what matters of a consultation in a small space: what is open about it, or else what it is. */
export function wordOf(consultation: Consultation): string {
  const { status, proposal, movesFrom, askedBy, saysComing, kind } = consultation;
  if (isUnmailed(consultation)) return m.consultations_unmailed();
  if (proposal) return proposal.askedBy === "provider" ? m.consultations_status_waits() : m.consultations_to_move();
  if (status === "requested") {
    if (movesFrom) return m.consultations_proposal();
    return askedBy === "provider" ? m.consultations_status_waits() : STATUS_NAMES.requested();
  }
  if (status === "confirmed") return saysComing ? m.consultations_says_coming() : KIND_NAMES[kind]();
  return STATUS_NAMES[status]();
}

const MIDNIGHT = 1440;

/** Returns the part of a busy time that falls on a day, in minutes. */
export function minutesOn({ from, until }: Busy, day: string, zone: string): [number, number] {
  const [first, last] = [formatDayIn(from, zone), formatDayIn(until, zone)];
  return [first < day ? 0 : minutesIn(from, zone), last > day ? MIDNIGHT : minutesIn(until, zone)];
}

/** Says when somebody's own calendar holds a day, or a part of it. */
export function busyText(one: Busy, day: string, zone: string): string {
  const [from, to] = minutesOn(one, day, zone);
  if (from === 0 && to === MIDNIGHT) return m.consultations_busy_all_day();
  return m.consultations_busy({ from: shortTime(from), to: shortTime(to) });
}

/** Writes a time of the day without its half: «2:40» */
export const shortTime = (minutes: number): string => formatClock(Math.floor(minutes / 60) % 24, minutes % 60).split(/\s/)[0]!;

/** Says why nobody receives on a day: the holiday, the reason that was given, or that it is closed. */
export const shutWord = (closure: Closure | null): string =>
  closure?.because === "holiday" ? closure.name : closure?.reason || m.consultations_closed().toLocaleLowerCase("es");
