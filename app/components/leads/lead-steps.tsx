import clsx from "clsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { stepTitle } from "./step-titles.ts";

interface SteppedSectionsProps {
  prefix: string;
  current: number;
  /** Steps up to this one were seen, and can be gone to. */
  furthest: number;
  onGoTo: (step: number) => void;
  sections: readonly ReactNode[];
  refused: ReactNode;
  submitButton: ReactNode;
}

/** The full form in the dialog: one step in view, the others kept with everything typed in them. */
export function LeadSteppedSections({ prefix, current, furthest, onGoTo, sections, refused, submitButton }: SteppedSectionsProps) {
  const last = sections.length - 1;
  return (
    <>
      <DialogBody className="grid content-start gap-6">
        <StepList steps={sections.length} current={current} furthest={furthest} onGoTo={onGoTo} />
        {sections.map((section, index) => {
          const id = `${prefix}-step-${index}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field inside it again
            <div
              key={id}
              id={id}
              role="group"
              aria-label={stepTitle(index)}
              tabIndex={-1}
              hidden={index !== current}
              className="grid gap-6"
            >
              {section}
            </div>
          );
        })}
        {refused}
      </DialogBody>
      <DialogFooter>
        {current === 0 ? (
          <span className="text-sm text-ink-2 max-md:hidden">{m.leads_form_step_of({ step: 1, total: sections.length })}</span>
        ) : (
          <Button type="button" kind="quiet" icon={<ArrowLeft />} onClick={() => onGoTo(current - 1)}>
            {m.leads_form_back()}
          </Button>
        )}
        <span className="grow" />
        {current === last ? (
          submitButton
        ) : (
          <Button type="submit" kind="primary" size="l" iconAfter={<ArrowRight />}>
            {m.leads_form_continue()}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function StepList({
  steps,
  current,
  furthest,
  onGoTo,
}: {
  steps: number;
  current: number;
  furthest: number;
  onGoTo: (step: number) => void;
}) {
  return (
    <ol aria-label={m.leads_form_steps()} className="flex gap-2.5">
      {Array.from({ length: steps }, (_, index) => {
        const state = index < current ? "done" : index === current ? "current" : "next";
        const title = stepTitle(index);
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
              {title}
              {state === "done" && <span className="sr-only"> ({m.leads_form_step_done()})</span>}
            </span>
          </>
        );
        const look = "flex min-h-11 w-full items-center gap-2.5 text-left text-sm leading-[1.3]!";
        return (
          <li
            key={title}
            aria-current={state === "current" ? "step" : undefined}
            className={clsx(
              "border-t-4 pt-1 md:flex-1",
              state === "done" && "flex-[0_0_56px] border-mar-600 text-ink-2",
              state === "current" && "flex-1 border-alba-400 text-ink",
              state === "next" && "flex-[0_0_56px] border-track text-ink-3",
            )}
          >
            {state !== "current" && index <= furthest ? (
              <button type="button" className={look} onClick={() => onGoTo(index)}>
                {mark}
              </button>
            ) : (
              <span className={look}>{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
