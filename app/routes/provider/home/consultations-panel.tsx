import clsx from "clsx";
import { shortName } from "#app/components/consultations/agenda.ts";
import { DoctorArch } from "#app/components/consultations/doctor-arch.tsx";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { Today } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { formatTimeIn } from "#platform/zoned-format.ts";
import { KIND_NAMES, MODE_NAMES } from "#texts/consultations.ts";
import { CameForm } from "./came-form.tsx";
import { whenText } from "./today-words.ts";

/** Today's consultations, a list for each doctor, and those who did not come lately. */
export function ConsultationsPanel({ today }: { today: Today }) {
  const { consultations, ahead, missed } = today;
  const isOver = consultations.every(({ endsAt }) => endsAt < today.now);
  return (
    <Panel
      title={m.today_consultations({ count: consultations.length })}
      aside={<TextLink href={href("/dashboard/provider/agenda")}>{m.today_agenda()}</TextLink>}
    >
      {consultations.length === 0 && <p className="text-ink-2">{m.today_consultations_none()}</p>}
      <ByDoctor consultations={consultations} today={today} />
      {isOver && ahead && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-4">
          <h3 className="title-5">{m.today_ahead({ day: formatWeekday(ahead.day), count: ahead.consultations.length })}</h3>
          <ByDoctor consultations={ahead.consultations} today={today} />
        </section>
      )}
      {missed.length > 0 && <Missed missed={missed} today={today} />}
    </Panel>
  );
}

/** Consultations of one day, a list for each doctor. */
function ByDoctor({ consultations, today }: { consultations: readonly Consultation[]; today: Today }) {
  const { doctors } = today;
  return [null, ...doctors]
    .map((doctor) => ({ doctor, theirs: consultations.filter((one) => (one.doctor?.id ?? null) === (doctor?.id ?? null)) }))
    .filter(({ theirs }) => theirs.length > 0)
    .map(({ doctor, theirs }) => (
      <section key={doctor?.id ?? ""} className="grid grid-cols-[minmax(0,1fr)]">
        {doctors.length > 0 && (
          <p className="flex items-center gap-2.5 pb-1 font-semibold">
            {doctor && <DoctorArch doctor={doctor} doctors={doctors} />}
            <span className="flex-1">{doctor?.name ?? m.today_any_doctor()}</span>
            <span className="text-ink-2 text-sm tabular-nums">{theirs.length}</span>
          </p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {theirs.map((consultation) => (
            <Row key={consultation.id} consultation={consultation} today={today} />
          ))}
        </ul>
      </section>
    ));
}

function Row({ consultation, today }: { consultation: Consultation; today: Today }) {
  const { id, startsAt, endsAt, patientName, kind, mode, status } = consultation;
  const isNow = status === "confirmed" && startsAt <= today.now && today.now < endsAt;
  return (
    <li className={clsx("relative -mx-2 flex items-center gap-3 border-t px-2 py-2.5 first:border-t-0", isNow && "rounded-md bg-warm")}>
      <span className="num w-20 flex-none font-semibold text-ui tabular-nums">{formatTimeIn(startsAt, today.zone)}</span>
      <span className="min-w-0 flex-1 leading-[1.35]!">
        <a
          href={href(`/dashboard/provider/agenda/consulta/${id}`)}
          className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
        >
          {shortName(patientName) || m.consultations_nobody()}
        </a>
        <span className="block text-ink-2 text-sm">
          {KIND_NAMES[kind]()}
          {mode === "video" && ` · ${MODE_NAMES.video()}`}
        </span>
        {status !== "confirmed" && <StatusBadge status={status} waitsForOther={consultation.askedBy === "provider"} />}
      </span>
      {isNow && <span className="font-semibold text-sm">{m.today_now()}</span>}
      {!isNow && status === "confirmed" && consultation.saysComing && <span className="text-ok text-sm">{m.today_comes()}</span>}
    </li>
  );
}

/** Who did not come: another appointment, or a correction. */
function Missed({ missed, today }: { missed: readonly Consultation[]; today: Today }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t pt-4">
      <h3 className="font-semibold">{m.today_missed()}</h3>
      <p className="text-ink-2 text-sm">{m.today_missed_text()}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {missed.map((consultation) => (
          <li key={consultation.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3 first:border-t-0">
            <span className="min-w-32 flex-1 leading-[1.35]! max-sm:basis-full">
              {shortName(consultation.patientName) || m.consultations_nobody()}
              <span className="block text-ink-2 text-sm">{whenText(consultation.startsAt, today)}</span>
            </span>
            <Button kind="tonal" size="s" href={href(`/dashboard/provider/agenda/nueva?de=${consultation.id}`)}>
              {m.today_again()}
              <span className="sr-only">{m.today_of({ name: consultation.patientName || m.consultations_nobody() })}</span>
            </Button>
            <CameForm consultation={consultation} missed />
          </li>
        ))}
      </ul>
    </section>
  );
}
