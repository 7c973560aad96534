import clsx from "clsx";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { formatClock, formatWeekday } from "#platform/format.ts";
import { formatOffset, minutesIn } from "#platform/zoned-format.ts";
import { zoneName } from "#texts/consultations.ts";
import { type AgendaDay, lanesOf, minutesOf } from "./agenda.ts";
import { AgendaItem } from "./agenda-item.tsx";

/** A day of the week, or one doctor's day. */
type AgendaColumn = AgendaDay & { doctor: Doctor | null };

interface Props {
  columns: readonly AgendaColumn[];
  doctors: readonly Doctor[];
  today: string;
  now: Date;
  /** The center's time zone. */
  zone: string;
  /** The time zone of patients whose clock differs. At most one is drawn as a second axis. */
  otherZone: string | null;
}

const HOUR_PX = 64;
const USUAL = { from: 8 * 60, to: 17 * 60 };
export const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--color-surface-2)_0_8px,var(--color-hover)_8px_16px)]";

/** The agenda on wide screens, with hours as rows and days or doctors as columns. */
export function AgendaGrid({ columns, doctors, today, now, zone, otherZone }: Props) {
  const times = columns.flatMap(({ spans, consultations }) => [
    ...spans.map(([from, to]) => [minutesOf(from), minutesOf(to)] as const),
    ...consultations.map(({ startsAt, endsAt }) => [minutesIn(startsAt, zone), minutesIn(endsAt, zone)] as const),
  ]);
  const from = Math.floor(Math.min(USUAL.from, ...times.map(([start]) => start)) / 60) * 60;
  const to = Math.ceil(Math.max(USUAL.to, ...times.map(([, end]) => end)) / 60) * 60;
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  const noon = new Date(`${columns[0]!.day}T16:00:00Z`);
  const shift = otherZone ? minutesIn(noon, otherZone) - minutesIn(noon, zone) : 0;
  const top = (minutes: number) => ((minutes - from) / 60) * HOUR_PX;
  const axes = otherZone ? [zone, otherZone] : [zone];
  const minute = minutesIn(now, zone);
  return (
    <div
      className="hidden overflow-hidden md:grid"
      style={{ gridTemplateColumns: `repeat(${axes.length}, 78px) repeat(${columns.length}, minmax(0, 1fr))` }}
    >
      {axes.map((axis) => (
        <p key={axis} className="border-b px-2 py-2.5 text-right text-ink-3 text-xs truncate">
          <b className="block font-semibold text-ink-2 truncate">{axis === zone ? m.consultations_here() : zoneName(axis)}</b>
          {formatOffset(noon, axis)}
        </p>
      ))}
      {columns.map(({ day, doctor, consultations }) => (
        <p
          key={doctor?.id ?? day}
          className={clsx("border-b border-l px-2.5 py-2.5 text-sm", day === today && "border-t-2 border-t-alba-400 bg-tint")}
        >
          <span aria-current={day === today ? "date" : undefined} className="block font-semibold truncate">
            {doctor?.name ?? formatWeekday(day)}
          </span>
          <span aria-hidden className="block h-3 text-mar-500 leading-3! tracking-[2px]">
            {"●".repeat(Math.min(consultations.length, 8))}
          </span>
          <span className="sr-only">, {m.consultations_count({ count: consultations.length })}</span>
        </p>
      ))}
      {axes.map((axis) => (
        <ul key={axis} aria-hidden className="num relative text-right text-ink-3 text-xs" style={{ height: top(to) }}>
          {hours.map((minutes) => (
            <li key={minutes} className="absolute right-2" style={{ top: top(minutes) }}>
              {clock(axis === zone ? minutes : minutes + shift)}
            </li>
          ))}
        </ul>
      ))}
      {columns.map(({ day, doctor, closure, spans, consultations }) => {
        const { lanes, count } = lanesOf(consultations);
        return (
          <div key={doctor?.id ?? day} className={clsx("relative border-l", HATCHED)} style={{ height: top(to) }}>
            {!closure &&
              spans.map(([opens, closes]) => (
                <span
                  key={`${opens}-${closes}`}
                  aria-hidden
                  className="absolute inset-x-0 bg-surface"
                  style={{ top: top(minutesOf(opens)), height: top(minutesOf(closes)) - top(minutesOf(opens)) }}
                />
              ))}
            {closure && (
              <p className="absolute inset-x-1.5 top-6 rounded-md bg-surface px-2 py-1.5 text-center text-sm leading-[1.3]!">
                {closure.because === "holiday" ? closure.name : closure.reason || m.consultations_closed()}
              </p>
            )}
            {day === today && minute > from && minute < to && (
              <span aria-hidden className="absolute inset-x-0 border-t-2 border-t-cta" style={{ top: top(minute) }} />
            )}
            <ul>
              {consultations.map((consultation, index) => {
                const start = minutesIn(consultation.startsAt, zone);
                return (
                  <li
                    key={consultation.id}
                    className="absolute px-1"
                    style={{
                      top: top(start),
                      height: top(minutesIn(consultation.endsAt, zone)) - top(start),
                      left: `${(100 * lanes[index]!) / count}%`,
                      width: `${100 / count}%`,
                    }}
                  >
                    <AgendaItem consultation={consultation} doctors={doctors} time={clock(start)} />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

const clock = (minutes: number) => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return formatClock(Math.floor(inDay / 60), inDay % 60).split(/\s/)[0]!;
};
