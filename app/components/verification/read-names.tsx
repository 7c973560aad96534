import type { RefusedClaim } from "#app/forms/verification/claim-sent.server.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";

/** Asks for what a paper says, which has to be what the claim says. */
export function ReadNames({ refused }: { refused: RefusedClaim | undefined }) {
  const { errors = {}, alike = false, center, person } = refused ?? {};
  return (
    <div className="grid gap-4 pb-2">
      <p>{m.verification_claims_read()}</p>
      <Field label={m.verification_claims_center()} error={errors.center} required>
        {(control) => <Input {...control} name="centro" maxLength={200} defaultValue={center ?? ""} />}
      </Field>
      <Field label={m.verification_claims_person()} error={errors.person} required>
        {(control) => <Input {...control} name="persona" maxLength={200} defaultValue={person ?? ""} />}
      </Field>
      {alike && <Checkbox name="misma" value="si" label={m.verification_same_name()} />}
    </div>
  );
}
