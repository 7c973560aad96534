import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { consultationTimes, type ShownTime } from "#texts/consultations.ts";

interface Props {
  consultation: Consultation;
  side: Side;
}

/** The time of a consultation, by both clocks where they differ. A proposal is shown beside the present time. */
export function TwoClocks({ consultation, side }: Props) {
  const times = consultationTimes(consultation, side);
  const [before] = consultation.movesFrom ? consultationTimes(consultation, side, consultation.movesFrom) : [];
  return (
    <div className="grid gap-3 rounded-lg bg-surface-2 px-4 py-3">
      {before && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
          <span>
            {m.consultations_before()}{" "}
            <s className="num">
              {before.day}, {before.time}
            </s>
          </span>
          <ArrowRight className="size-4.5 text-brand" />
          <span>{m.consultations_proposes()}</span>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {times.map((time, index) => (
          <div key={time.label} className="flex items-center gap-5">
            {index > 0 && <ArrowLeftRight aria-hidden className="size-4.5 text-brand" />}
            <Clock {...time} />
          </div>
        ))}
      </div>
    </div>
  );
}

const Clock = ({ label, day, time, offset }: ShownTime) => (
  <p className="leading-[1.3]!">
    <span className="block text-ink-2 text-sm">{label}</span>
    <b className="num block font-bold text-lg">{time}</b>
    <span className="num text-ink-3 text-sm">
      {day} · {offset}
    </span>
  </p>
);
