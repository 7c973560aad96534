import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DRAFT_KEYS, numbersOf } from "#app/forms/policy/read-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { DRAFT_NUMBERS, type Draft } from "#domain/policy/draft.ts";
import { m } from "#messages/m.ts";

interface Props {
  /** The version in force, with which the draft was compared. */
  version: number;
  draft: Draft;
  /** True when the numbers on the screen are those that were tried. */
  ready: boolean;
  stale: boolean;
  maxReason: number;
  /** `after` is the version that the screen showed, null after a conflict. */
  refused: { reason: string; error: string; after: number | null } | null;
}

/** Puts the tried numbers in force: they are sent with the form, whatever the sliders show now. */
export function SavePanel({ version, draft, ready, stale, maxReason, refused }: Props) {
  const numbers = numbersOf(draft);
  return (
    <Panel title={m.policy_save({ version: version + 1 })} id="guardar">
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="despues" value={refused?.after ?? version} />
        {DRAFT_NUMBERS.map((name) => (
          <input key={name} type="hidden" name={DRAFT_KEYS[name]} value={numbers[name]} />
        ))}
        <Field label={m.policy_reason()} hint={m.policy_reason_hint()} error={refused?.error} required>
          {(control) => (
            <Textarea
              {...control}
              name="motivo"
              rows={3}
              maxLength={maxReason}
              placeholder={m.policy_reason_placeholder()}
              defaultValue={refused?.reason ?? ""}
            />
          )}
        </Field>
        <p className="text-ink-2 text-ui">{m.policy_save_text({ version })}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" kind="primary" disabled={!ready}>
            {m.policy_save({ version: version + 1 })}
          </Button>
          {!ready && <span className="text-ink-2 text-ui">{stale ? m.policy_save_stale() : m.policy_save_nothing()}</span>}
        </p>
      </Form>
    </Panel>
  );
}
