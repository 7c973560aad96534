import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { TopUp } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { GATEWAY_NAMES } from "#texts/topups.ts";

interface Props {
  topUp: TopUp;
  /** The values and the error of a refused form. */
  refused: { what: string; reason: string; error: string } | undefined;
}

const amountsOf = ({ netCents, taxCents }: TopUp) => ({ net: formatUsdExact(netCents), total: formatUsdExact(netCents + taxCents) });

/** Confirms a transfer, or refuses it with a reason. */
export function DecidePanel({ topUp, refused }: Props) {
  return (
    <Panel title={m.topups_admin_decide()}>
      <p>{m.topups_admin_decide_text({ ...amountsOf(topUp), reference: topUp.reference })}</p>
      <Form method="post">
        <Button type="submit" kind="cta" name="accion" value="confirmar">
          {m.topups_admin_confirm()}
        </Button>
      </Form>
      <ReasonForm action="rechazar" button={m.topups_admin_refuse()} refused={refused} />
    </Panel>
  );
}

/** Decides how a card payment ended about which only a browser told us, according to the gateway's own pages. */
export function DecideCardPanel({ topUp, error }: { topUp: TopUp; error: string | undefined }) {
  const { reference, gateway } = topUp;
  return (
    <Panel title={m.topups_admin_decide()}>
      <p>{m.topups_admin_card_text({ total: amountsOf(topUp).total, reference, gateway: GATEWAY_NAMES[gateway!]() })}</p>
      {error && (
        <Note kind="error" live>
          {error}
        </Note>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" kind="cta" name="accion" value="confirmar">
          {m.topups_admin_card_confirm()}
        </Button>
        <Button type="submit" kind="outline" name="accion" value="negar">
          {m.topups_admin_card_deny()}
        </Button>
      </Form>
    </Panel>
  );
}

function ReasonForm({ action, button, refused }: { action: string; button: string; refused: Props["refused"] }) {
  return (
    <Form method="post" noValidate className="grid gap-4 border-t pt-4">
      <Field label={m.topups_admin_reason()} error={refused?.error} required>
        {(control) => <Textarea {...control} name="motivo" rows={2} defaultValue={refused?.reason} />}
      </Field>
      <p>
        <Button type="submit" kind="outline" name="accion" value={action}>
          {button}
        </Button>
      </p>
    </Form>
  );
}
