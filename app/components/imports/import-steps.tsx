import { Steps } from "#app/ui/steps.tsx";
import { m } from "#messages/m.ts";

/** The steps of a file, with its present one, counted from 0. */
export function ImportSteps({ current }: { current: number }) {
  const steps = [m.imports_step_file(), m.imports_step_columns(), m.imports_step_check(), m.imports_step_run(), m.imports_step_report()];
  return (
    <Steps steps={steps} current={current} label={m.imports_steps({ step: Math.min(current + 1, 5) })} doneLabel={m.imports_step_done()} />
  );
}
