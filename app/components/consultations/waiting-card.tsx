import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { SILENCE_DAYS } from "#domain/consultations/limits.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { consultationTimes, whatOf } from "#texts/consultations.ts";
import { ConsultationActs } from "./acts.tsx";

/** Something that waits for the center's answer, as a row with its acts. The first one has the screen's only coral button. */
export function WaitingCard({ consultation, now, first }: { consultation: Consultation; now: Date; first: boolean }) {
  const { id, patientName, movesFrom, status, askedAt } = consultation;
  const path = href(`/dashboard/provider/agenda/consulta/${id}`);
  const [here, there] = consultationTimes(consultation, "provider");
  const figures = { name: patientName || m.consultations_nobody(), day: here!.day, time: here!.time.replaceAll(" ", "\u00a0") };
  const [before] = movesFrom ? consultationTimes(consultation, "provider", movesFrom) : [];
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border-[1.5px] border-ambar-400 bg-surface px-4 py-4 elevation-1 md:px-5">
      <div className="grid min-w-0 flex-1 basis-80 gap-0.5">
        <h2 className="font-semibold text-ui">
          {status === "confirmed"
            ? m.consultations_asks_held(figures)
            : movesFrom
              ? m.consultations_asks_move(figures)
              : m.consultations_asks(figures)}
        </h2>
        <p className="text-ink-2 text-sm">
          {whatOf(consultation)}
          {before && ` · ${m.consultations_was({ day: before.day, time: before.time })}`}
          {there && ` · ${m.consultations_there({ time: there.time, place: there.label })}`}
          {status === "requested" && ` · ${m.consultations_asked({ day: formatWeekday(askedAt), time: formatTime(askedAt) })}`}
        </p>
        {status === "confirmed" && <p className="text-ink-2 text-sm">{m.consultations_silence({ days: String(SILENCE_DAYS) })}</p>}
      </div>
      <ConsultationActs consultation={consultation} side="provider" now={now} action={path} main={first} inRow>
        <Button kind={status === "requested" ? "outline" : "quiet"} href={path} data-key={status === "requested" ? "r" : undefined}>
          {status === "requested" ? m.consultations_other_time() : m.consultations_see()}
        </Button>
      </ConsultationActs>
    </li>
  );
}
