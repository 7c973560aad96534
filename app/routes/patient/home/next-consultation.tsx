import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DateTile } from "#app/components/patients/date-tile.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatDayIn } from "#platform/zoned-format.ts";
import { consultationTimes, whatOf } from "#texts/consultations.ts";

const LIST = "/dashboard/user/consultas";

/** The next consultation with a center, by the patient's own clock. */
export function NextConsultation({ consultation }: { consultation: Consultation }) {
  const { id, providerName, startsAt, patientZone, status } = consultation;
  const [own] = consultationTimes(consultation, "patient");
  return (
    <Panel title={m.patients_next_consultation()}>
      <div className="grid grid-cols-[62px_minmax(0,1fr)] items-start gap-3.5">
        <DateTile day={formatDayIn(startsAt, patientZone)} />
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <h3 translate="no" className="title-5">
            {providerName}
          </h3>
          <p className="text-ink-2 text-sm">{whatOf(consultation)}</p>
          <p className="text-sm">
            <b className="font-semibold">{own!.time}</b>, {m.patients_time_of({ place: own!.label })}
          </p>
          {status !== "confirmed" && <StatusBadge status={status} />}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="tonal" size="s" href={href(`${LIST}/${id}/cita.ics`)} download icon={<CalendarPlus />}>
          {m.patients_next_consultation_file()}
        </Button>
        <Button kind="outline" size="s" href={href(`${LIST}/${id}`)}>
          {m.patients_next_consultation_change()}
        </Button>
      </div>
      <TextLink href={href(LIST)} iconAfter={<ArrowRight />} className="-my-2 justify-self-start">
        {m.consultations_mine()}
      </TextLink>
    </Panel>
  );
}
