import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";

/** The consultations at which their doctor is busy elsewhere. Nothing cancels them: somebody of the center decides. */
export function CollisionsPanel({ collisions, zone }: { collisions: readonly Consultation[]; zone: string }) {
  return (
    <Panel title={m.consultations_collisions()}>
      <p className="text-ink-2 text-sm">{m.consultations_collisions_text()}</p>
      <ul>
        {collisions.map(({ id, startsAt, patientName, doctor }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b py-2 last:border-b-0">
            <a className="link" href={href(`/dashboard/provider/agenda/consulta/${id}`)}>
              {formatWeekdayIn(startsAt, zone)}, {formatTimeIn(startsAt, zone)}
            </a>
            <span className="text-ink-2 text-sm">
              {[patientName || m.consultations_nobody(), doctor?.name].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
