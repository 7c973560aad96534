import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ReturnReason } from "#domain/offers/return-reason.ts";
import type { PaidRequest } from "#domain/offers/wallet-entries.server.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { RETURN_NAMES } from "#texts/followups.ts";

/** A request whose return was refused, with the reason that was given. */
export interface Returning {
  id: string;
  reason: ReturnReason | null;
  error: string;
}

interface Props {
  centerId: string;
  request: PaidRequest;
  refused: Returning | null;
}

/** Asks for the price of an opened request back, for whoever keeps the money and does not read requests. */
export function EntryReturn({ centerId, request: { id, number, returned }, refused }: Props) {
  const reasons = choicesIn(RETURN_NAMES).filter(({ value }) => returned === null || value !== ("wrong-phone" satisfies ReturnReason));
  return (
    <>
      {returned === "asked" && <p className="text-sm">{m.wallet_return_waits()}</p>}
      {returned === "refused" && <p className="text-sm">{m.wallet_return_refused()}</p>}
      <details open={refused !== null}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand text-sm">
          {m.wallet_return()}
          <span className="sr-only">: {number}</span>
        </summary>
        <Form method="post" preventScrollReset className="grid max-w-90 gap-3 pb-2">
          <PlaceField id={centerId} />
          <input type="hidden" name="solicitud" value={id} />
          <p className="text-sm">{m.wallet_return_text()}</p>
          <Field label={m.followups_return_reason()} error={refused?.error}>
            {(control) => <Select {...control} name="motivo" small options={reasons} defaultValue={refused?.reason ?? undefined} />}
          </Field>
          <Button type="submit" kind="outline" size="s" className="justify-self-start" name="hacer" value="devolver">
            {m.wallet_return()}
          </Button>
        </Form>
      </details>
    </>
  );
}
