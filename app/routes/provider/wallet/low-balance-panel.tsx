import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface Props {
  centerId: string;
  lowBalanceCents: number;
  /** What was typed, when it was no amount. */
  refused: string | undefined;
}

/** Below which balance the center's people wish to hear of it. */
export function LowBalancePanel({ centerId, lowBalanceCents, refused }: Props) {
  return (
    <Panel id="aviso" title={m.wallet_low()}>
      <p className="text-ink-2">{m.wallet_low_text()}</p>
      <Form method="post" noValidate className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <PlaceField id={centerId} />
        <Field
          label={m.wallet_low_field()}
          hint={m.wallet_low_hint()}
          error={refused !== undefined && m.wallet_low_wrong()}
          className="min-w-52 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              key={lowBalanceCents}
              name="monto"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refused ?? lowBalanceCents / 100}
            />
          )}
        </Field>
        <Button type="submit" kind="outline">
          {m.wallet_low_save()}
        </Button>
      </Form>
    </Panel>
  );
}
