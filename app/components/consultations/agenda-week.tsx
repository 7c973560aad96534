import clsx from "clsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { formatClock, formatWeekday } from "#platform/format.ts";
import { formatOffset, minutesIn } from "#platform/zoned-format.ts";
import { KIND_NAMES, STATUS_NAMES, zoneName } from "#texts/consultations.ts";
import { type AgendaDay, minutesOf, shortName } from "./agenda.ts";

interface Props {
  days: readonly AgendaDay[];
  today: string;
  /** Of the center. */
  zone: string;
  /** Of patients of this week whose clock shows something else; at most one is drawn as a second axis. */
  otherZone: string | null;
}

const HOUR_PX = 64;
const USUAL = { from: 8 * 60, to: 17 * 60 };
const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--color-surface-2)_0_8px,var(--color-hover)_8px_16px)]";

/** The week of a center, on wide screens: hours down, days across. */
export function AgendaWeek({ days, today, zone, otherZone }: Props) {
  const starts = days.flatMap(({ spans, consultations }) => [
    ...spans.map(([from]) => minutesOf(from)),
    ...consultations.map(({ startsAt }) => minutesIn(startsAt, zone)),
  ]);
  const ends = days.flatMap(({ spans, consultations }) => [
    ...spans.map(([, to]) => minutesOf(to)),
    ...consultations.map(({ endsAt }) => minutesIn(endsAt, zone)),
  ]);
  const from = Math.floor(Math.min(USUAL.from, ...starts) / 60) * 60;
  const to = Math.ceil(Math.max(USUAL.to, ...ends) / 60) * 60;
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  const noon = new Date(`${days[0]!.day}T16:00:00Z`);
  const shift = otherZone ? minutesIn(noon, otherZone) - minutesIn(noon, zone) : 0;
  const top = (minutes: number) => ((minutes - from) / 60) * HOUR_PX;
  const axes = otherZone ? [zone, otherZone] : [zone];
  return (
    <div
      className="hidden overflow-hidden md:grid"
      style={{ gridTemplateColumns: `repeat(${axes.length}, 78px) repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {axes.map((axis) => (
        <p key={axis} className="border-b px-2 py-2.5 text-right text-ink-3 text-xs truncate">
          <b className="block font-semibold text-ink-2 truncate">{axis === zone ? m.consultations_here() : zoneName(axis)}</b>
          {formatOffset(noon, axis)}
        </p>
      ))}
      {days.map(({ day, consultations }) => (
        <p key={day} className={clsx("border-b border-l px-2.5 py-2.5 text-sm", day === today && "border-t-2 border-t-alba-400 bg-tint")}>
          <span aria-current={day === today ? "date" : undefined} className="font-semibold">
            {formatWeekday(day)}
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
      {days.map((day) => (
        <div key={day.day} className={clsx("relative border-l", HATCHED)} style={{ height: top(to) }}>
          {!day.closure &&
            day.spans.map(([opens, closes]) => (
              <span
                key={opens}
                aria-hidden
                className="absolute inset-x-0 bg-surface"
                style={{ top: top(minutesOf(opens)), height: top(minutesOf(closes)) - top(minutesOf(opens)) }}
              />
            ))}
          {day.closure && (
            <p className="absolute inset-x-1.5 top-6 rounded-md bg-surface px-2 py-1.5 text-center text-sm leading-[1.3]!">
              {day.closure.because === "holiday" ? day.closure.name : day.closure.reason || m.consultations_closed()}
            </p>
          )}
          <ul>
            {day.consultations.map((consultation) => (
              <Item
                key={consultation.id}
                consultation={consultation}
                start={minutesIn(consultation.startsAt, zone)}
                top={top(minutesIn(consultation.startsAt, zone))}
                height={Math.max(44, (HOUR_PX * (consultation.endsAt.getTime() - consultation.startsAt.getTime())) / 3_600_000)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface ItemProps {
  consultation: Consultation;
  /** Minutes since midnight. */
  start: number;
  top: number;
  height: number;
}

function Item({ consultation: { id, patientName, status, kind, movesFrom }, start, top, height }: ItemProps) {
  const pending = status === "requested";
  return (
    <li className="absolute inset-x-1" style={{ top, height }}>
      <a
        href={href(`/dashboard/provider/agenda/consulta/${id}`)}
        className={clsx(
          "block h-full overflow-hidden rounded-md px-2 py-0.5 text-ink text-xs leading-[1.4]! no-underline hover:border-brand",
          pending ? "border-2 border-ambar-400 border-dashed bg-ambar-50 dark:bg-surface" : "border border-l-4 border-l-mar-700 bg-tonal",
        )}
      >
        <b className="block font-semibold truncate">{shortName(patientName) || m.consultations_nobody()}</b>
        <span className="num block text-ink-2 truncate">
          {clock(start)} · {pending ? (movesFrom ? m.consultations_proposal() : STATUS_NAMES.requested()) : KIND_NAMES[kind]()}
        </span>
      </a>
    </li>
  );
}

const clock = (minutes: number) => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return formatClock(Math.floor(inDay / 60), inDay % 60).split(/\s/)[0];
};
