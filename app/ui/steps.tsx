import clsx from "clsx";
import Check from "lucide-react/icons/check";

interface StepsProps {
  steps: readonly string[];
  /** From 0. */
  current: number;
  /** The accessible name of the list: "Paso 1 de 3". */
  label: string;
  /** The text alternative of the check. */
  doneLabel: string;
  /** The last step that the visitor has seen. Steps up to it are buttons that lead back to them. */
  revisit?: { furthest: number; onGoTo: (step: number) => void };
  /** True where a phone shows only the line, since the names stand elsewhere. */
  thin?: boolean;
}

const LOOK = "flex min-h-11 w-full items-center gap-2.5 text-left text-sm leading-[1.3]!";

/** Shows the current step of a form with several. On a phone only the current step has its name. */
export function Steps({ steps, current, label, doneLabel, revisit, thin = false }: StepsProps) {
  return (
    <ol aria-label={label} className="flex gap-2.5">
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "next";
        const mark = (
          <>
            <span
              className={clsx(
                "grid size-[26px] flex-none place-items-center rounded-full border-[1.5px] text-xs font-bold",
                state === "done" && "border-brand bg-brand text-on-brand",
                state === "current" && "border-ink bg-ink text-surface",
                state === "next" && "border-line-input",
              )}
            >
              {state === "done" ? <Check className="size-[15px] [stroke-width:3]" /> : index + 1}
            </span>
            <span className={clsx("font-medium", state !== "current" && "max-md:sr-only")}>
              {step}
              {state === "done" && <span className="sr-only"> ({doneLabel})</span>}
            </span>
          </>
        );
        return (
          <li
            key={step}
            aria-current={state === "current" ? "step" : undefined}
            className={clsx(
              "border-t-4 md:flex-1 md:pt-1",
              !thin && "pt-1",
              state === "done" && "flex-[0_0_56px] border-mar-600 text-ink-2",
              state === "current" && "min-w-0 flex-1 border-alba-400 text-ink",
              state === "next" && "flex-[0_0_56px] border-track text-ink-3",
            )}
          >
            {thin && (
              <span className="sr-only md:hidden">
                {step}
                {state === "done" && ` (${doneLabel})`}
              </span>
            )}
            {revisit && state !== "current" && index <= revisit.furthest ? (
              <button type="button" className={clsx(LOOK, thin && "max-md:hidden")} onClick={() => revisit.onGoTo(index)}>
                {mark}
              </button>
            ) : (
              <span className={clsx(LOOK, thin && "max-md:hidden")}>{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
