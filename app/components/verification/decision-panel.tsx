import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedDecision } from "#app/forms/verification/decide-sent.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { OPEN_DECISIONS } from "#domain/verification/checklist.ts";
import type { ProfileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { m } from "#messages/m.ts";
import { DECISION_NAMES, DECISION_TEXTS, missingName } from "#texts/verification.ts";
import { useFormAddress } from "./papers/shown-paper.ts";

interface Props {
  profile: ProfileToCheck;
  /** Whether another profile of the list waits after it. */
  next: boolean;
  refused: RefusedDecision | undefined;
  /** Only for its place in the grid. */
  className?: string;
}

/** The decision on a profile. A decision that is not possible yet says what is missing. */
export function DecisionPanel({ profile: { status, missing, version }, next, refused, className }: Props) {
  const addressOf = useFormAddress();
  const open = OPEN_DECISIONS[status];
  const lacking = (decision: string) =>
    decision === "published" ? missing.publish : decision === "verified" || decision === "renewed" ? missing.verify : [];
  return (
    <Panel title={m.verification_decision()} id="decision" className={className}>
      {open.length === 0 ? (
        <p className="text-ink-2">{m.verification_decision_none()}</p>
      ) : (
        <Form method="post" action={addressOf("decision")} noValidate className="grid gap-4" data-unsaved={refused !== undefined}>
          <input type="hidden" name="version" value={refused?.version ?? version} />
          <RadioGroup
            name="decision"
            legend={m.verification_decision_choose()}
            required
            defaultValue={refused?.decision ?? ""}
            error={refused?.errors.decision}
            options={open.map((decision) => {
              const names = lacking(decision).map(missingName);
              return {
                value: decision,
                disabled: names.length > 0,
                label: (
                  <>
                    <b className="block font-semibold">{DECISION_NAMES[decision]()}</b>
                    <span className="text-ink-2 text-sm">
                      {names.length > 0 ? m.verification_decide_missing({ names: names.join(", ") }) : DECISION_TEXTS[decision]()}
                    </span>
                  </>
                ),
              };
            })}
          />
          <Field label={m.verification_reason()} hint={m.verification_reason_hint()} error={refused?.errors.reason}>
            {(control) => <Textarea {...control} name="motivo" rows={4} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
          </Field>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" name="accion" value="decidir">
              {m.verification_decide()}
            </Button>
            {next && (
              <Button type="submit" kind="tonal" name="accion" value="decidir-y-seguir">
                {m.verification_decide_next()}
              </Button>
            )}
          </p>
        </Form>
      )}
    </Panel>
  );
}
