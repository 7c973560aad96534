import ArrowRight from "lucide-react/icons/arrow-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { clockOf } from "#app/components/patients/clock.ts";
import { DateTile } from "#app/components/patients/date-tile.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Appointment } from "#domain/patients/progress-entry.ts";
import { m } from "#messages/m.ts";

/** The next appointment that the patient entered. */
export function NextAppointment({ appointment: { name, on, at, place } }: { appointment: Appointment }) {
  return (
    <Panel title={m.patients_next_date()}>
      <div className="grid grid-cols-[62px_minmax(0,1fr)] items-start gap-3.5">
        <DateTile day={on} />
        <div className="min-w-0">
          <h3 className="title-5">{name}</h3>
          {place && <p className="text-ink-2 text-sm">{place}</p>}
          {at && <p className="mt-1 font-medium text-sm">{clockOf(at)}</p>}
        </div>
      </div>
      <TextLink href={href("/dashboard/user/progreso")} iconAfter={<ArrowRight />} className="-my-2">
        {m.patients_next_date_link()}
      </TextLink>
    </Panel>
  );
}
