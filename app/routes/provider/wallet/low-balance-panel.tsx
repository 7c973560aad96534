import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";
import { dollarsOf, formatUsdExact } from "#platform/money.ts";

interface Props {
  centerId: string;
  lowBalanceCents: number;
  /** What was typed, when it was no amount. */
  refused: string | undefined;
}

/** The balance below which the center's people wish to be told. */
export function LowBalancePanel({ centerId, lowBalanceCents, refused }: Props) {
  return (
    <Accordion
      id="aviso"
      summary={lowBalanceCents > 0 ? m.wallet_low_now({ amount: formatUsdExact(lowBalanceCents) }) : m.wallet_low()}
      open={refused !== undefined}
      className="last:border-b-0"
    >
      <p className="mb-3">{m.wallet_low_text()}</p>
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
              defaultValue={refused ?? dollarsOf(lowBalanceCents)}
            />
          )}
        </Field>
        <Button type="submit" kind="outline">
          {m.wallet_low_save()}
        </Button>
      </Form>
    </Accordion>
  );
}
