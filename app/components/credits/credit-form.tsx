import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import type { RefusedCredit } from "#app/forms/credits/read-credit.server.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ALONE_CENTS, ALONE_DAYS, leftAlone, MAX_CREDIT_CENTS, SIGNING_DAYS } from "#domain/credits/credit.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { MOTIVE_NAMES } from "#texts/credits.ts";

interface Props {
  /** Of the credit that the form would make, so that it is made once. */
  id: string;
  /** What the center was given with one signature lately, in US cents. */
  aloneCents: number;
  /** Those who may sign besides who asks. */
  signers: readonly string[];
  secondFactor: boolean;
  refused: RefusedCredit | undefined;
}

/** Gives a center credit, and says before that what one person may give alone. */
export function CreditForm({ id, aloneCents, signers, secondFactor, refused }: Props) {
  const site = useSiteName();
  const limits = { days: ALONE_DAYS, limit: formatUsdExact(ALONE_CENTS), left: formatUsdExact(leftAlone(aloneCents)) };
  return (
    <Panel title={m.credits_give()}>
      <p className="text-ink-2">{m.credits_give_text({ site })}</p>
      {refused?.errors.form && (
        <Note kind="error" live>
          <p>{refused.errors.form}</p>
        </Note>
      )}
      <form method="post" noValidate className="grid gap-5" data-unsaved={refused !== undefined}>
        <input type="hidden" name="credito" value={id} />
        <Field
          label={m.credits_amount()}
          hint={m.credits_amount_hint({ max: formatUsdExact(MAX_CREDIT_CENTS) })}
          error={refused?.errors.amount}
          required
        >
          {(control) => (
            <Input
              {...control}
              className="max-w-48"
              name="monto"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={refused?.amount}
            />
          )}
        </Field>
        <Note kind="info">
          <p>{m.credits_alone(limits)}</p>
          <p>{signers.length > 0 ? m.credits_second({ names: signers.join(", "), days: SIGNING_DAYS }) : m.credits_second_nobody()}</p>
        </Note>
        <Pills
          name="porque"
          legend={m.credits_motive()}
          options={choicesIn(MOTIVE_NAMES)}
          defaultValue={refused?.motive ?? ""}
          error={refused?.errors.motive}
          required
        />
        <Field label={m.credits_reason()} hint={m.credits_reason_hint()} error={refused?.errors.reason} required>
          {(control) => <Textarea {...control} name="motivo" rows={3} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
        </Field>
        <ProofField secondFactor={secondFactor} refused={refused?.proof} />
        <p>
          <Button type="submit" kind="cta">
            {m.credits_send()}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
