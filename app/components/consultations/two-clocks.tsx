import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { consultationTimes, type ShownTime } from "#texts/consultations.ts";

interface Props {
  consultation: Consultation;
  side: Side;
  /** True on a card among others, where each clock is one line. */
  compact?: boolean;
}

/** The time of a consultation, by both clocks where they differ. A proposal is shown beside the present time. */
export function TwoClocks({ consultation, side, compact = false }: Props) {
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
      <div className={compact ? "grid gap-1" : "flex flex-wrap items-center gap-x-5 gap-y-2"}>
        {times.map((time, index) =>
          compact ? (
            <Line key={time.label} {...time} />
          ) : (
            <div key={time.label} className="flex items-center gap-5">
              {index > 0 && <ArrowLeftRight aria-hidden className="size-4.5 text-brand" />}
              <Clock {...time} />
            </div>
          ),
        )}
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

const Line = ({ label, day, time, offset }: ShownTime) => (
  <p className="flex flex-wrap items-baseline gap-x-2.5 leading-[1.35]!">
    <b className="num font-bold text-md">{time}</b>
    <span className="text-ink-2 tabular-nums text-sm">
      {label} · {day} · {offset}
    </span>
  </p>
);
