import clsx from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { href } from "#app/locale.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { lookOf, shortName } from "./agenda.ts";
import { wordOf } from "./agenda-words.ts";

interface Props {
  consultation: Consultation;
  doctors: readonly Doctor[];
  time: string;
}

/** One consultation in the grid: past, confirmed, to be confirmed, or about to move. */
export function AgendaItem({ consultation, doctors, time }: Props) {
  const { id, patientName, status, movesFrom, proposal, doctor, askedBy, saysComing } = consultation;
  const pending = status === "requested";
  const { edge, ground } = lookOf(doctors, doctor?.id);
  const comes = status === "confirmed" && saysComing;
  const Mark =
    status === "held" || (comes && !proposal) ? Check : proposal ? ArrowRight : pending && askedBy === "patient" ? CircleHelp : null;
  return (
    <a
      href={href(`/dashboard/provider/agenda/consulta/${id}`)}
      data-stop
      className={clsx(
        "relative block h-full overflow-hidden rounded-md px-2 py-0.5 text-ink text-xs leading-[1.4]! no-underline hover:border-brand",
        pending && !movesFrom && "border-2 border-ambar-400 border-dashed bg-ambar-50 dark:bg-surface",
        pending && movesFrom && "border-2 border-mar-500 border-dashed bg-surface",
        !pending && ["border border-l-4", edge, status === "held" ? "bg-surface" : ground],
      )}
    >
      <b className={clsx("block font-semibold truncate", Mark && "pr-4")}>{shortName(patientName) || m.consultations_nobody()}</b>
      {Mark && <Mark aria-hidden className="absolute top-1 right-1 size-3.5" />}
      <span className="num block text-ink-2 truncate">
        {time} · {wordOf(consultation)}
      </span>
    </a>
  );
}
