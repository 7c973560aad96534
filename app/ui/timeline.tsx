import clsx from "clsx";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";

export interface TimelineStep {
  key: string;
  state: "done" | "current" | "next";
  /** A lucide icon for a step that is not done; a done step shows a check. */
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
}

const marks = {
  done: "bg-manglar-600 text-white",
  current: "bg-alba-200 text-[#5F1F0D] ring-alba",
  next: "bg-badge-none text-on-badge-none",
};

/** Shows past, current and next steps in order. `doneLabel` is the text alternative of the check. */
export function Timeline({ steps, doneLabel, currentLabel }: { steps: readonly TimelineStep[]; doneLabel: string; currentLabel: string }) {
  return (
    <ol className="grid">
      {steps.map((step) => (
        <li
          key={step.key}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative grid grid-cols-[44px_minmax(0,1fr)] gap-[18px] pb-8 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-[21px] not-last:before:w-0.5 not-last:before:bg-line-strong last:pb-0"
        >
          <span className={clsx("relative grid size-11 place-items-center rounded-full [&>.lucide]:size-[21px]", marks[step.state])}>
            {step.state === "done" ? <Check /> : step.icon}
          </span>
          <div className="pt-1.5">
            <p className="text-lg leading-[1.4]! font-semibold">
              {step.title} {step.state !== "next" && <span className="sr-only"> ({step.state === "done" ? doneLabel : currentLabel})</span>}
            </p>
            {step.detail && <div className="mt-1 text-ink-2">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
