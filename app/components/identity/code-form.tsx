import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";
import { type CodeRefusal, codeSentence } from "./account-errors.ts";

interface Props {
  action: string;
  recovery?: boolean;
  refusal: CodeRefusal | undefined;
  submitLabel: string;
  /** Further fields, such as what the form does. */
  children?: ReactNode;
}

/** The form for one code, of an application or a recovery code. */
export function CodeForm({ action, recovery = false, refusal, submitLabel, children }: Props) {
  return (
    <form method="post" action={action} noValidate className="grid gap-4.5">
      {children}
      {recovery && <input type="hidden" name="tipo" value="recuperacion" />}
      <Field id="codigo" label={recovery ? m.identity_step_recovery_code() : m.identity_step_code()} error={codeSentence(refusal)}>
        {(wiring) => <Input {...wiring} name="codigo" inputMode={recovery ? "text" : "numeric"} autoComplete="one-time-code" />}
      </Field>
      <Button type="submit" kind="cta" size="l" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
