import clsx from "clsx";
import { WAY, type WayStep } from "#domain/patients/next-step.ts";
import { m } from "#messages/m.ts";

const NAMES: Record<WayStep, () => string> = {
  explore: m.patients_way_explore,
  ask: m.patients_way_ask,
  compare: m.patients_way_compare,
  consultation: m.patients_way_consultation,
  treatment: m.patients_way_treatment,
  result: m.patients_way_result,
  review: m.patients_way_review,
};

/** Returns the position of the sun above a step. */
export const sunAt = (step: WayStep): number => (WAY.indexOf(step) + 0.5) / WAY.length;

/** The steps on the waterline. `detail` is below the current one. */
export function Way({ current, detail }: { current: WayStep; detail: string | null }) {
  const here = WAY.indexOf(current);
  return (
    <ol aria-label={m.patients_way()} className="grid h-full grid-cols-7">
      {WAY.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? "step" : undefined}
          className={clsx(
            "relative grid content-end justify-items-center pb-2.5 text-center text-sm leading-[1.25]! md:pb-3.5",
            index !== here &&
              "before:absolute before:top-[3px] before:size-3.5 before:rounded-full before:border-[2.5px] before:border-mar-600 md:before:top-[3px]",
            index < here ? "before:bg-mar-600" : "before:bg-mar-50",
          )}
        >
          {index === here ? (
            <span
              className={clsx(
                "flex w-0 flex-col items-center whitespace-nowrap",
                // On a telephone the outer names are wider than their place, and stay inside.
                index === WAY.length - 1 && "max-md:absolute max-md:right-3 max-md:bottom-2.5 max-md:w-auto max-md:items-end",
                index === 0 && "max-md:absolute max-md:bottom-2.5 max-md:left-3 max-md:w-auto max-md:items-start",
              )}
            >
              <b className="font-bold text-md">{NAMES[step]()}</b>
              {detail && <span className="text-xs">{detail}</span>}
            </span>
          ) : (
            <span className="font-medium max-md:sr-only">{NAMES[step]()}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
