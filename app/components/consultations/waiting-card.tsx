import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { whatOf } from "#texts/consultations.ts";
import { ConsultationActs } from "./acts.tsx";
import { TwoClocks } from "./two-clocks.tsx";

/** Something that waits for the center's answer. The first one has the screen's only coral button. */
export function WaitingCard({ consultation, now, first }: { consultation: Consultation; now: Date; first: boolean }) {
  const { id, patientName, movesFrom, status, askedAt } = consultation;
  const path = href(`/dashboard/provider/agenda/consulta/${id}`);
  return (
    <li className="grid w-[min(86vw,420px)] grid-cols-[minmax(0,1fr)] flex-none snap-start content-start gap-3 rounded-xl border-[1.5px] border-ambar-400 bg-surface px-4 py-4 elevation-1 md:w-auto md:px-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <h2 className="title-3 text-[1.375rem]">{patientName || m.consultations_nobody()}</h2>
          <Badge kind={movesFrom ? "info" : "pending"}>
            {status === "confirmed" ? m.consultations_to_say() : movesFrom ? m.consultations_to_move() : m.consultations_to_confirm()}
          </Badge>
        </div>
        <p className="text-ink-2 text-sm">{whatOf(consultation)}</p>
      </div>
      <TwoClocks compact consultation={consultation} side="provider" />
      <ConsultationActs consultation={consultation} side="provider" now={now} action={path} main={first} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-3 text-sm">
        {status === "requested" && <span>{m.consultations_asked({ day: formatWeekday(askedAt), time: formatTime(askedAt) })}</span>}
        <TextLink href={path}>
          <span data-key={status === "requested" ? "r" : undefined}>
            {status === "requested" ? m.consultations_other_time() : m.consultations_see()}
          </span>
        </TextLink>
      </p>
    </li>
  );
}
