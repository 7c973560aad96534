import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { m } from "#messages/m.ts";
import { stepTitle } from "./step-titles.ts";

interface SteppedSectionsProps {
  prefix: string;
  current: number;
  /** The last step that the visitor has seen. All steps up to it can be opened. */
  furthest: number;
  onGoTo: (step: number) => void;
  sections: readonly ReactNode[];
  refused: ReactNode;
  submitButton: ReactNode;
}

/** The full form in the dialog. It shows one step at a time, and keeps everything typed in the others. */
export function LeadSteppedSections({ prefix, current, furthest, onGoTo, sections, refused, submitButton }: SteppedSectionsProps) {
  const last = sections.length - 1;
  return (
    <>
      <DialogBody className="grid content-start gap-6 pt-3!">
        {/* This stays visible beside the close button while the step scrolls. */}
        <div className="sticky top-0 z-10 -mx-5 bg-surface px-5 py-3 max-md:pr-16 md:-mx-10 md:px-10 md:pr-22">
          <Steps
            steps={sections.map((_, index) => stepTitle(index))}
            current={current}
            label={m.leads_form_steps()}
            doneLabel={m.leads_form_step_done()}
            revisit={{ furthest, onGoTo }}
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
