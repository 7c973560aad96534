import { addDays, daysBetween, weekdayOf } from "#platform/days.ts";
import type { Appointment, Medicine, ProgressEntry, Result, Stage } from "./progress-entry.ts";

export type StageState = "done" | "current" | "next";

export interface ShownStage extends Stage {
  state: StageState;
}

/** A day on the horizon, or a week when there are too many days for a dot each. */
export interface HorizonDot {
  day: string;
  at: "past" | "today" | "future";
  appointment: boolean;
}

/** A stage below the waterline, in shares of the whole width. */
export interface HorizonBar {
  id: string;
  left: number;
  width: number;
  /** The share of it that is over. */
  filled: number;
  sure: boolean;
}

export interface Horizon {
  dots: HorizonDot[];
  bars: HorizonBar[];
  /** The position of today, from 0 to 1. */
  sun: number;
}

/** Something to do at a time of a day. */
export type AgendaItem =
  | { kind: "medicine"; entry: Medicine; day: string; time: string; taken: boolean }
  | { kind: "appointment"; entry: Appointment; day: string; time: string | null };

export interface CalendarDay {
  day: string;
  medicine: boolean;
  appointment: boolean;
  /** True when the day is within the uncertain end of a stage. */
  possible: boolean;
  at: "past" | "today" | "future";
}

const MAX_DOTS = 62;

const stagesOf = (entries: readonly ProgressEntry[]) =>
  entries.filter((entry) => entry.kind === "stage").sort((a, b) => compare(a.from, b.from) || compare(a.name, b.name));
const appointmentsOf = (entries: readonly ProgressEntry[]) => entries.filter((entry) => entry.kind === "appointment");
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the stages in order. The last one that has begun and not ended is the current one. */
export function shownStages(entries: readonly ProgressEntry[], today: string): ShownStage[] {
  const stages = stagesOf(entries);
  const current = stages.findLast(({ from, to, sure }) => sure && from <= today && (to === null || today <= to));
  return stages.map((stage) => {
    if (stage === current) return { ...stage, state: "current" };
    const over = (stage.to ?? stage.from) < today || (current !== undefined && stage.from < current.from);
    return { ...stage, state: over ? "done" : "next" };
  });
}

/** Returns the horizon; null without a stage to draw. */
export function horizonOf(entries: readonly ProgressEntry[], today: string): Horizon | null {
  const stages = stagesOf(entries);
  if (stages.length === 0) return null;
  const days = stages.flatMap(({ from, to }) => [from, to ?? from]);
  const first = [...days, today].reduce((least, day) => (day < least ? day : least));
  const last = [...days, today].reduce((most, day) => (day > most ? day : most));
  const length = daysBetween(first, last) + 1;
  const step = Math.ceil(length / MAX_DOTS);
  const met = new Set(appointmentsOf(entries).map(({ on }) => Math.floor(daysBetween(first, on) / step)));
  const place = daysBetween(first, today);
  const dots = Array.from({ length: Math.ceil(length / step) }, (_, index): HorizonDot => {
    const here = Math.floor(place / step);
    return {
      day: addDays(first, index * step),
      at: index < here ? "past" : index === here ? "today" : "future",
      appointment: met.has(index),
    };
  });
  return {
    dots,
    sun: (Math.floor(place / step) + 0.5) / dots.length,
    bars: stages.map(({ id, from, to, sure }) => {
      // A stage without an end lasts until today, or at least for its first day.
      const end = to ?? (from <= today ? today : from);
      const whole = daysBetween(from, end) + 1;
      const over = Math.min(Math.max(daysBetween(from, today), 0), whole);
      return { id, left: daysBetween(first, from) / length, width: whole / length, filled: over / whole, sure };
    }),
  };
}

/** Returns what there is to do on a day, in the order of time. Entries without a time come first. */
export function agendaOf(entries: readonly ProgressEntry[], day: string): AgendaItem[] {
  const items = entries.flatMap((entry): AgendaItem[] => {
    if (entry.kind === "appointment") return entry.on === day ? [{ kind: "appointment", entry, day, time: entry.at }] : [];
    if (entry.kind !== "medicine" || day < entry.from || day > entry.to) return [];
    return entry.times.map((time) => ({ kind: "medicine", entry, day, time, taken: entry.taken.includes(`${day} ${time}`) }));
  });
  return items.sort((a, b) => compare(a.time ?? "", b.time ?? "") || compare(a.entry.name, b.entry.name));
}

/** Returns the next appointment from today on, at any time. */
export const nextAppointment = (entries: readonly ProgressEntry[], today: string): Appointment | null =>
  appointmentsOf(entries)
    .filter(({ on }) => on >= today)
    .sort((a, b) => compare(a.on, b.on) || compare(a.at ?? "", b.at ?? ""))[0] ?? null;

/** Returns the next day that an entry names, from today on: an appointment, a dose, or the beginning of a stage. */
export function nextDay(entries: readonly ProgressEntry[], today: string): { name: string; day: string } | null {
  const days = entries.flatMap((entry): { name: string; day: string }[] => {
    if (entry.kind === "appointment") return [{ name: entry.name, day: entry.on }];
    if (entry.kind === "medicine") return entry.to < today ? [] : [{ name: entry.name, day: entry.from < today ? today : entry.from }];
    if (entry.kind === "result") return [];
    return [{ name: entry.name, day: entry.from }];
  });
  return days.filter(({ day }) => day >= today).sort((a, b) => compare(a.day, b.day) || compare(a.name, b.name))[0] ?? null;
}

/** Returns the noted results, the latest first. */
export const resultsOf = (entries: readonly ProgressEntry[]): Result[] =>
  entries.filter((entry) => entry.kind === "result").sort((a, b) => compare(b.on, a.on) || compare(a.name, b.name));

/** Returns the day of the latest result, unless a treatment goes on that began after it; null without one. */
export function resultReached(entries: readonly ProgressEntry[], today: string): string | null {
  const [latest] = resultsOf(entries).filter(({ on }) => on <= today);
  const current = shownStages(entries, today).find(({ state }) => state === "current");
  return latest && !(current && current.from > latest.on) ? latest.on : null;
}

/** Returns the days of a month ('2027-02') by week, Monday first; null for days of other months. */
export function monthOf(entries: readonly ProgressEntry[], month: string, today: string): (CalendarDay | null)[][] {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  const length = daysBetween(first, `${next}-01`);
  const days = Array.from({ length }, (_, index): CalendarDay => {
    const day = addDays(first, index);
    return {
      day,
      medicine: entries.some((entry) => entry.kind === "medicine" && entry.from <= day && day <= entry.to),
      appointment: entries.some((entry) => entry.kind === "appointment" && entry.on === day),
      possible: entries.some((entry) => entry.kind === "stage" && !entry.sure && entry.from <= day && day <= (entry.to ?? entry.from)),
      at: day < today ? "past" : day === today ? "today" : "future",
    };
  });
  const cells: (CalendarDay | null)[] = [...Array.from({ length: weekdayOf(first) }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
