import { minutesIn } from "#platform/zoned-format.ts";

/** How a width is divided, in percent of it, so that a picture keeps the size of its words at every width. */
export interface Frame {
  /** Where the first hour stands. */
  readonly left: number;
  /** The least distance between two marks; nearer ones become one. */
  readonly mark: number;
  /** The least distance between two labels; of nearer ones the first is written. */
  readonly label: number;
  /** The width of the part for later days, by how many marks it has. */
  readonly later: readonly number[];
}

/** For a width of at least 780 px. */
export const DESK: Frame = { left: 19, mark: 4, label: 10.5, later: [0, 15, 24, 34] };
/** For a width of at least 288 px. */
export const PHONE: Frame = { left: 11, mark: 8, label: 16, later: [0, 19, 36] };

const MARGIN = 5;
/** What is drawn of a day at least. */
const [FIRST_HOUR, LAST_HOUR] = [8, 18];
/** When the sun rises and sets here, within half an hour all year. */
const [SUNRISE, SUNSET] = [6.25, 18.5];

export interface Due {
  readonly id: string;
  /** The moment by which they are answered. */
  readonly due: Date;
}

export interface DayMark {
  readonly x: number;
  /** Those who wait by nearly the same time, the first deadline first. */
  readonly ids: readonly string[];
  /** False where the label would lie over another one. */
  readonly isLabelled: boolean;
}

export interface DayAxis {
  readonly hours: readonly { readonly hour: number; readonly x: number }[];
  readonly today: readonly DayMark[];
  readonly later: readonly DayMark[];
  /** Where later days begin; null when nobody waits by another day. */
  readonly laterFrom: number | null;
  readonly sun: { readonly x: number /** From 0 at the horizon to 1 at noon. */; readonly height: number; readonly isUp: boolean };
  /** The way of the sun over the day. */
  readonly way: readonly { readonly x: number; readonly height: number }[];
  /** Returns where a moment of today stands. */
  readonly at: (moment: Date) => number;
}

interface Day {
  readonly now: Date;
  readonly zone: string;
  readonly isToday: (moment: Date) => boolean;
  readonly dues: readonly Due[];
  /** When consultations begin and end. */
  readonly times: readonly Date[];
}

const heightAt = (hour: number) => Math.max(0, Math.sin((Math.PI * (hour - SUNRISE)) / (SUNSET - SUNRISE)));

/**
 * Places a center's day on one axis of hours: the sun at its hour, whoever waits at their deadline, and what is due on later days beside
 * it. A deadline that has passed stands where it was, or at the beginning of the day.
 */
export function axisOf({ now, zone, isToday, dues, times }: Day, frame: Frame): DayAxis {
  const hourOf = (moment: Date) => minutesIn(moment, zone) / 60;
  const isLate = ({ due }: Due) => due < now && !isToday(due);
  const todays = dues.filter((one) => isToday(one.due) || isLate(one));
  const others = dues.filter((one) => !isToday(one.due) && !isLate(one));
  const hours = [...todays.filter(({ due }) => isToday(due)).map(({ due }) => due), ...times].map(hourOf);
  const from = Math.floor(Math.min(FIRST_HOUR, ...hours));
  const to = Math.ceil(Math.max(LAST_HOUR, ...hours));
  const room = frame.later[Math.min(others.length, frame.later.length - 1)]!;
  const end = 100 - MARGIN - room;
  const xOf = (hour: number) => frame.left + ((Math.min(to, Math.max(from, hour)) - from) / (to - from)) * (end - frame.left);
  const laterFrom = others.length > 0 ? 100 - room : null;
  const places = Math.min(others.length, frame.later.length - 1);
  return {
    hours: Array.from({ length: to - from + 1 }, (_, index) => ({ hour: from + index, x: xOf(from + index) })),
    today: gathered(
      todays.map((one) => ({ id: one.id, x: isLate(one) ? frame.left : xOf(hourOf(one.due)) })),
      frame,
    ),
    later: Array.from({ length: places }, (_, index) => ({
      x: 100 - room + ((index + 0.5) / places) * room,
      ids: (index === places - 1 ? others.slice(index) : [others[index]!]).map(({ id }) => id),
      isLabelled: true,
    })),
    laterFrom,
    sun: { x: xOf(hourOf(now)), height: heightAt(hourOf(now)), isUp: hourOf(now) >= SUNRISE && hourOf(now) < SUNSET },
    way: Array.from({ length: 37 }, (_, index) => from + (index / 36) * (to - from)).map((hour) => ({
      x: xOf(hour),
      height: heightAt(hour),
    })),
    at: (moment) => xOf(hourOf(moment)),
  };
}

/** Joins marks that would lie over each other, and writes labels where there is room. */
function gathered(marks: readonly { id: string; x: number }[], frame: Frame): DayMark[] {
  const joined: { x: number; ids: string[] }[] = [];
  for (const { id, x } of [...marks].sort((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    if (last && x - last.x < frame.mark) last.ids.push(id);
    else joined.push({ x, ids: [id] });
  }
  let labelled = Number.NEGATIVE_INFINITY;
  return joined.map((mark) => {
    const isLabelled = mark.x - labelled >= frame.label;
    if (isLabelled) labelled = mark.x;
    return { ...mark, isLabelled };
  });
}

/** Moves what would lie over the one before it to the right. */
export function beside(places: readonly number[], least: number): number[] {
  const moved: number[] = [];
  for (const x of places) moved.push(Math.max(x, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  return moved;
}
