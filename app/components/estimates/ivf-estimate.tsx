import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { ivfChance } from "#domain/estimates/ivf-chance.ts";
import { m } from "#messages/m.ts";
import { type Answers, NO_ANSWERS, profileOf } from "./estimate-answers.ts";
import { EstimateForm } from "./estimate-form.tsx";
import { EstimateResult, OpenQuestions } from "./estimate-result.tsx";

/** Computes the estimate in the visitor's browser, from answers that nobody else sees. */
export function IvfEstimate() {
  const [answers, setAnswers] = useState<Answers>(NO_ANSWERS);
  const made = profileOf(answers);
  return (
    <div>
      <Note kind="info" icon={<ShieldCheck />} className="hidden noscript:flex">
        {m.estimate_without_script()}
      </Note>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 md:gap-8 noscript:hidden">
        <div className="grid min-w-0 gap-4">
          <EstimateForm answers={answers} onChange={(changes) => setAnswers((now) => ({ ...now, ...changes }))} />
          <p className="flex items-start gap-2 text-sm text-ink-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-[19px] [&>.lucide]:text-ok">
            <ShieldCheck />
            {m.estimate_private()}
          </p>
          <div>
            <Button kind="quiet" size="s" type="button" icon={<RotateCcw />} onClick={() => setAnswers(NO_ANSWERS)}>
              {m.estimate_reset()}
            </Button>
          </div>
        </div>
        <section aria-label={m.estimate_result_title()} aria-live="polite" className="min-w-0 md:sticky md:top-24">
          {"open" in made ? (
            <OpenQuestions open={made.open} />
          ) : (
            <EstimateResult answer={ivfChance(made.profile)} eggs={made.profile.eggs} />
          )}
        </section>
      </div>
    </div>
  );
}
