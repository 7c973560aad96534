import clsx from "clsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { m } from "#messages/m.ts";
import { stepHeading, stepTitle } from "./step-titles.ts";

interface SteppedSectionsProps {
  prefix: string;
  current: number;
  /** The last step that the visitor has seen. All steps up to it can be opened. */
  furthest: number;
  onGoTo: (step: number) => void;
  sections: readonly ReactNode[];
  /** The name of the center, for the head on a phone. */
  center: string | undefined;
  /** What is said above the first step. */
  lead: ReactNode;
  refused: ReactNode;
  /** What this browser keeps, beside the buttons, or above them on a phone. */
  kept: ReactNode;
  submitButton: ReactNode;
}

/** The full form in the dialog. It shows one step at a time, and keeps everything typed in the others. */
export function LeadSteppedSections({
  prefix,
  current,
  furthest,
  onGoTo,
  sections,
  center,
  lead,
  refused,
  kept,
  submitButton,
}: SteppedSectionsProps) {
  const last = sections.length - 1;
  return (
    <>
      <DialogBody className="grid content-start gap-6 pt-0!">
        {/* This stays visible beside the close button while the step scrolls. */}
        <div className="sticky top-0 z-10 -mx-5 bg-surface px-5 md:-mx-10 md:px-10 md:py-3 md:pr-22">
          <p className="flex min-h-14 items-center justify-between gap-3 pr-12 md:hidden">
            <b translate="no" className="truncate">
              {center}
            </b>
            <span className="flex-none text-sm text-ink-2">{m.leads_form_step_of({ step: current + 1, total: sections.length })}</span>
          </p>
          <Steps
            steps={sections.map((_, index) => stepTitle(index))}
            current={current}
            label={m.leads_form_steps()}
            doneLabel={m.leads_form_step_done()}
            revisit={{ furthest, onGoTo }}
            thin
          />
        </div>
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
              <div className="grid gap-1.5">
                <p className="title-3">{stepHeading(index)}</p>
                {index === 0 && lead}
              </div>
              {section}
            </div>
          );
        })}
        {refused}
      </DialogBody>
      <DialogFooter className="max-md:flex-wrap">
        <div className="empty:hidden max-md:w-full">{kept}</div>
        {current > 0 && (
          <Button type="button" kind="quiet" icon={<ArrowLeft />} onClick={() => onGoTo(current - 1)}>
            {m.leads_form_back()}
          </Button>
        )}
        <span className="grow" />
        {current === last ? (
          submitButton
        ) : (
          <Button type="submit" kind="primary" size="l" iconAfter={<ArrowRight />} className={clsx(current === 0 && "max-md:w-full")}>
            {m.leads_form_continue()}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
