import clsx from "clsx";
import type { DayState } from "#domain/operations/site-health.server.ts";

const LOOKS: Readonly<Record<DayState, string>> = {
  good: "size-2 bg-manglar-600",
  trouble: "size-2.5 border-2 border-ambar-700",
  bad: "size-3 bg-err",
  none: "size-1 bg-line-strong",
};

/** One day as a point whose size and fill differ too, not only its color. */
export const DayDot = ({ state }: { state: DayState }) => <span className={clsx("rounded-full", LOOKS[state])} />;

/** Days side by side. The screen says them in words too. */
export function DayDots({ days }: { days: readonly DayState[] }) {
  return (
    <span aria-hidden className="flex items-center justify-between">
      {days.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its place
        <span key={index} className="grid h-3 min-w-0 max-w-3 grow basis-0 place-items-center">
          <DayDot state={state} />
        </span>
      ))}
    </span>
  );
}
