import clsx from "clsx";
import { href } from "#app/locale.ts";
import type { AgendaRow } from "#domain/consultations/agenda.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { minutesIn } from "#platform/zoned-format.ts";
import { consultationTimes, KIND_NAMES, MODE_NAMES } from "#texts/consultations.ts";
import { isUnmailed, lookOf, shortName } from "./agenda.ts";
import { HATCHED } from "./agenda-grid.tsx";
import { busyText, shortTime, shutWord } from "./agenda-words.ts";
import { DoctorArch } from "./doctor-arch.tsx";
import { ComingBadge, StatusBadge } from "./status-badge.tsx";

interface Props {
  rows: readonly AgendaRow[];
  day: string;
  doctors: readonly Doctor[];
  now: Date;
  zone: string;
}

/** One day on a telephone, a doctor below the other. The week above it leads to the other days. */
export function AgendaDay({ rows, day, doctors, now, zone }: Props) {
  return (
    <div className="-mx-4 md:hidden">
      {rows.map(({ doctor, days }) => {
        const own = days.find((one) => one.day === day);
        if (!own) return null;
        const { closure, spans, consultations, busy } = own;
        const items = [
          ...consultations.map((consultation) => ({ at: consultation.startsAt, consultation, away: "" })),
          ...busy.map((one) => ({ at: one.from, consultation: null, away: busyText(one, day, zone) })),
        ].sort((a, b) => a.at.getTime() - b.at.getTime());
        const name = doctor?.name ?? m.consultations_agenda();
        return (
          <section key={doctor?.id ?? ""} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t px-4 py-3.5">
            <div className="flex items-center gap-2.5">
              {doctor && <DoctorArch doctor={doctor} doctors={doctors} />}
              <h3 className="min-w-0 flex-1 font-semibold text-ui">{name}</h3>
              <span className="text-ink-2 text-sm">
                {consultations.length > 0
                  ? m.consultations_count({ count: consultations.length })
                  : closure || spans.length === 0
                    ? shutWord(closure)
                    : m.consultations_nothing()}
              </span>
            </div>
            {items.length > 0 && (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
                {items.map(({ at, consultation, away }) => (
                  <li key={consultation?.id ?? at.toISOString()}>
                    {consultation ? (
                      <Row {...{ consultation, doctors, now, zone }} />
                    ) : (
                      <p className={clsx("rounded-md px-3 py-2 text-ink-2 text-sm", HATCHED)}>{away}</p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Row({ consultation, doctors, now, zone }: Pick<Props, "doctors" | "now" | "zone"> & { consultation: Consultation }) {
  const { id, startsAt, endsAt, patientName, status, movesFrom, kind, mode, service, doctor, saysComing } = consultation;
  const [, theirs] = consultationTimes(consultation, "provider");
  const { edge, ground } = lookOf(doctors, doctor?.id);
  const pending = status === "requested";
  return (
    <a
      href={href(`/dashboard/provider/agenda/consulta/${id}`)}
      className={clsx(
        "flex min-h-13 gap-3 rounded-md px-3 py-1.5 text-inherit no-underline",
        pending && !movesFrom && "border-2 border-ambar-400 border-dashed bg-ambar-50 dark:bg-surface",
        pending && movesFrom && "border-2 border-mar-500 border-dashed bg-surface",
        !pending && ["border-l-4", edge, status === "held" ? "bg-surface" : ground],
        status === "confirmed" && startsAt <= now && now < endsAt && "outline-2 outline-alba-500",
      )}
    >
      <b className="num w-12 flex-none font-semibold">{shortTime(minutesIn(startsAt, zone))}</b>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 leading-[1.35]!">
        <span className="font-medium">{shortName(patientName) || m.consultations_nobody()}</span>
        <span className="text-ink-2 text-sm">{[KIND_NAMES[kind](), MODE_NAMES[mode](), service].filter(Boolean).join(" · ")}</span>
        {theirs && (
          <span className="text-ink-2 text-sm tabular-nums">{m.consultations_there({ time: theirs.time, place: theirs.label })}</span>
        )}
        {isUnmailed(consultation) && <b className="font-semibold text-err text-sm">{m.consultations_unmailed()}</b>}
        {status === "confirmed" && saysComing && <ComingBadge />}
        {status !== "confirmed" && <StatusBadge status={status} waitsForOther={consultation.askedBy === "provider"} />}
      </span>
    </a>
  );
}
