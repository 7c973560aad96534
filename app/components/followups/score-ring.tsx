import clsx from "clsx";
import { m } from "#messages/m.ts";

const LENGTH = 2 * Math.PI * 19;
const toneOf = (score: number) => (score >= 75 ? "stroke-ok" : score >= 50 ? "stroke-ambar-400" : "stroke-ink-3");

/** The quality of a request, which says nothing about the center. */
export function ScoreRing({ score }: { score: number }) {
  return (
    <span
      role="img"
      aria-label={m.followups_score({ score: String(score) })}
      className="relative grid size-12.5 flex-none place-items-center"
    >
      <svg aria-hidden viewBox="0 0 44 44" fill="none" strokeWidth="4" className="absolute inset-0 size-full -rotate-90">
        <circle cx="22" cy="22" r="19" className="stroke-line" />
        <circle
          cx="22"
          cy="22"
          r="19"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          className={clsx(toneOf(score))}
        />
      </svg>
      <span aria-hidden className="num font-bold text-md">
        {score}
      </span>
    </span>
  );
}
