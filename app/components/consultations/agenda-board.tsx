import clsx from "clsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { href } from "#app/locale.ts";
import type { AgendaRow, Busy } from "#domain/consultations/agenda.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { lastRead } from "#texts/calendars.ts";
import { type AgendaDay, lookOf, minutesOf, shortName } from "./agenda.ts";
import { HATCHED } from "./agenda-grid.tsx";
import { busyText, minutesOn, shortTime, shutWord, wordOf } from "./agenda-words.ts";

interface Props {
  rows: readonly AgendaRow[];
  days: readonly AgendaDay[];
  doctors: readonly Doctor[];
  today: string;
  now: Date;
  zone: string;
}

/** The hours of a day's strip at least. */
const USUAL = { from: 8 * 60, to: 17 * 60 };

/** A week on wide screens, with doctors as rows and days as columns: a strip of the hours, and below it each consultation in full words. */
export function AgendaBoard({ rows, days, doctors, today, now, zone }: Props) {
  const spans = rows.flatMap((row) => row.days.flatMap((day) => day.spans));
  const times = rows.flatMap((row) => row.days.flatMap((day) => day.consultations));
  const range = {
    from: Math.min(USUAL.from, ...spans.map(([from]) => minutesOf(from)), ...times.map(({ startsAt }) => minutesIn(startsAt, zone))),
    to: Math.max(USUAL.to, ...spans.map(([, to]) => minutesOf(to)), ...times.map(({ endsAt }) => minutesIn(endsAt, zone))),
  };
  return (
    <div className="-mx-6 hidden border-y md:block">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{m.consultations_board()}</caption>
        <colgroup>
          <col className="w-30" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="p-2.5">
              <span className="sr-only">{m.consultations_doctors()}</span>
            </th>
            {days.map(({ day }) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? "date" : undefined}
                className={clsx(
                  "border-l border-t-3 px-2.5 py-2.5 font-semibold text-sm",
                  day === today ? "border-t-alba-400 bg-tint" : "border-t-transparent",
                )}
              >
                {formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.doctor?.id ?? ""} className="border-t align-top">
              <th scope="row" className="p-2.5 font-semibold text-sm leading-[1.3]!">
                <span
                  aria-hidden
                  className={clsx(
                    "mb-1.5 grid size-11 place-items-center rounded-arch pt-1 text-sm text-surface",
                    lookOf(doctors, row.doctor?.id).arch,
                  )}
                >
                  {row.doctor ? initialsOf(row.doctor.name) : "·"}
                </span>
                <span className="wrap-anywhere">{row.doctor?.name ?? m.consultations_agenda()}</span>
                {row.calendar && (
                  <span
                    className={clsx(
                      "mt-1 block font-normal text-xs leading-[1.35]!",
                      row.calendar.failure || row.calendar.paused ? "text-warn" : "text-ink-2",
                    )}
                  >
                    {row.calendar.paused ? m.consultations_outside_paused() : lastRead(row.calendar, now, zone)}
                  </span>
                )}
              </th>
              {row.days.map((day) => (
                <Cell key={day.day} {...{ day, row, doctors, range, today, now, zone }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Omit<Props, "rows" | "days"> {
  day: AgendaRow["days"][number];
  row: AgendaRow;
  range: { from: number; to: number };
}

/** A doctor's day: consultations and busy times in the order of time. */
function Cell({ day: { day, closure, spans, consultations, busy }, row, doctors, range, today, now, zone }: CellProps) {
  const items = [
    ...consultations.map((consultation) => ({ at: consultation.startsAt, consultation, busy: null })),
    ...busy.map((one) => ({ at: one.from, consultation: null, busy: one })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const isClosed = closure !== null || spans.length === 0;
  return (
    <td className={clsx("border-l p-2", isClosed && items.length === 0 && "bg-surface-2", day === today && "bg-tint/50")}>
      {!isClosed && <Strip {...{ day, spans, consultations, busy, range, zone }} look={lookOf(doctors, row.doctor?.id).arch} />}
      {isClosed && <p className="text-ink-2 text-sm">{shutWord(closure)}</p>}
      {!isClosed && items.length === 0 && <p className="px-1 text-ink-3 text-sm">{m.consultations_free()}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {items.map(({ consultation, busy: away }) => (
          <li key={consultation?.id ?? away!.from.toISOString()}>
            {consultation ? (
              <Item consultation={consultation} doctors={doctors} now={now} zone={zone} />
            ) : (
              <p className={clsx("rounded-md px-2 py-1 text-ink-2 text-xs leading-[1.35]!", HATCHED)}>{busyText(away!, day, zone)}</p>
            )}
          </li>
        ))}
      </ul>
    </td>
  );
}

function Item({ consultation, doctors, now, zone }: { consultation: Consultation; doctors: readonly Doctor[]; now: Date; zone: string }) {
  const { id, patientName, status, movesFrom, doctor, startsAt, endsAt } = consultation;
  const { edge, ground } = lookOf(doctors, doctor?.id);
  const pending = status === "requested";
  return (
    <a
      href={href(`/dashboard/provider/agenda/consulta/${id}`)}
      data-stop
      className={clsx(
        "block wrap-anywhere rounded-md px-2 py-1 text-ink text-xs leading-[1.35]! no-underline hover:border-brand",
        pending && !movesFrom && "border-2 border-ambar-400 border-dashed bg-ambar-50 dark:bg-surface",
        pending && movesFrom && "border-2 border-mar-500 border-dashed bg-surface",
        !pending && ["border-l-3", edge, status === "held" ? "bg-surface" : ground],
        status === "confirmed" && startsAt <= now && now < endsAt && "outline-2 outline-alba-500",
      )}
    >
      <b className="num font-semibold">{shortTime(minutesIn(startsAt, zone))}</b> {shortName(patientName) || m.consultations_nobody()}
      <span className="block text-ink-2">{wordOf(consultation)}</span>
    </a>
  );
}

interface StripProps {
  day: string;
  spans: AgendaDay["spans"];
  consultations: readonly Consultation[];
  busy: readonly Busy[];
  range: { from: number; to: number };
  zone: string;
  look: string;
}

/** The hours of a day as one line: open, with a consultation, or busy elsewhere. The labels below it say the same in words. */
function Strip({ day, spans, consultations, busy, range, zone, look }: StripProps) {
  const x = (minutes: number) => (100 * (Math.min(range.to, Math.max(range.from, minutes)) - range.from)) / (range.to - range.from);
  const place = (from: number, to: number) => ({ left: `${x(from)}%`, width: `${x(to) - x(from)}%` });
  return (
    <div aria-hidden className="relative mb-1.5 h-3.5 overflow-hidden rounded-sm bg-track">
      {spans.map(([from, to]) => (
        <span key={from} className="absolute inset-y-0 bg-mar-100 dark:bg-[#1b4653]" style={place(minutesOf(from), minutesOf(to))} />
      ))}
      {busy.map((one) => {
        const [from, to] = minutesOn(one, day, zone);
        return <span key={from} className={clsx("absolute inset-y-0", HATCHED)} style={place(from, to)} />;
      })}
      {consultations.map(({ id, startsAt, endsAt, status }) => (
        <span
          key={id}
          className={clsx("absolute inset-y-0.5 rounded-xs", status === "requested" ? "border-2 border-ambar-400 bg-ambar-50" : look)}
          style={place(minutesIn(startsAt, zone), minutesIn(endsAt, zone))}
        />
      ))}
    </div>
  );
}
