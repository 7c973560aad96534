import { href } from "#app/locale.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { formatLongDay } from "#platform/format.ts";
import { formatTimeIn } from "#platform/zoned-format.ts";
import { consultationTimes, whatOf } from "#texts/consultations.ts";
import type { AgendaDay } from "./agenda.ts";
import { isUnmailed, lookOf, shortName } from "./agenda.ts";
import { DoctorArch } from "./doctor-arch.tsx";
import { ComingBadge, StatusBadge } from "./status-badge.tsx";

interface Props {
  days: readonly AgendaDay[];
  doctors: readonly Doctor[];
  zone: string;
}

/** The same days on a telephone, one below the other. Empty days are left out. */
export function AgendaList({ days, doctors, zone }: Props) {
  const shown = days.filter(({ consultations, closure }) => consultations.length > 0 || closure);
  if (shown.length === 0)
    return <p className="text-ink-2 md:hidden">{days.length === 1 ? m.consultations_empty_day() : m.consultations_empty_week()}</p>;
  return (
    <div className="-mx-4 md:hidden">
      {shown.map(({ day, closure, consultations }) => (
        <section key={day} aria-labelledby={`dia-${day}`}>
          <div className="flex justify-between gap-4 border-y bg-tint px-4 py-2 text-sm">
            <h3 id={`dia-${day}`} className="font-semibold">
              {formatLongDay(day)}
            </h3>
            <span className="text-ink-2">
              {closure
                ? closure.because === "holiday"
                  ? closure.name
                  : closure.reason || m.consultations_closed()
                : m.consultations_count({ count: consultations.length })}
            </span>
          </div>
          <ul>
            {consultations.map((consultation) => (
              <Row key={consultation.id} consultation={consultation} doctors={doctors} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ consultation, doctors, zone }: { consultation: Consultation; doctors: readonly Doctor[]; zone: string }) {
  const { id, startsAt, patientName, status, doctor, saysComing } = consultation;
  const [, theirs] = consultationTimes(consultation, "provider");
  return (
    <li className="border-b last:border-b-0">
      <a href={href(`/dashboard/provider/agenda/consulta/${id}`)} className="flex gap-3 px-4 py-3 text-inherit no-underline">
        <span className="num w-22 flex-none font-semibold">{formatTimeIn(startsAt, zone)}</span>
        <span className={`grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 border-l-4 pl-3 ${lookOf(doctors, doctor?.id).edge}`}>
          <b className="font-semibold">{shortName(patientName) || m.consultations_nobody()}</b>
          <span className="text-ink-2 text-sm">{whatOf(consultation)}</span>
          {theirs && (
            <span className="text-ink-3 text-sm tabular-nums">{m.consultations_there({ time: theirs.time, place: theirs.label })}</span>
          )}
          {isUnmailed(consultation) && <b className="font-semibold text-err text-sm">{m.consultations_unmailed()}</b>}
          {status === "confirmed" && saysComing && <ComingBadge />}
          {status !== "confirmed" && <StatusBadge status={status} waitsForOther={consultation.askedBy === "provider"} />}
        </span>
        {doctor && doctors.length > 1 && <DoctorArch doctor={doctor} doctors={doctors} />}
      </a>
    </li>
  );
}
