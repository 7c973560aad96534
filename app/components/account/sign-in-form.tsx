import type { RefusedSignIn } from "#app/forms/account/sign-in-form.server.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";

interface Props {
  /** The page's own address, to which the form posts. */
  action: string;
  refused: RefusedSignIn | undefined;
}

export function SignInForm({ action, refused }: Props) {
  const { values, errors, refusal } = refused ?? { values: { email: "", ownDevice: false }, errors: {}, refusal: null };
  return (
    <form method="post" action={action} noValidate className="grid gap-5">
      <Field id="email" label={m.account_email()} error={errors.email && m.account_error_email()}>
        {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="username" defaultValue={values.email} />}
      </Field>
      <Field id="password" label={m.account_password()} error={errors.password && m.account_error_password_empty()}>
        {(wiring) => <Input {...wiring} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <Checkbox name="propio" label={m.account_own_device()} defaultChecked={values.ownDevice} />
      {refusal && (
        <Note kind="error" live>
          {m.account_error_refused()}
        </Note>
      )}
      <Button type="submit" kind="cta" size="l" wide>
        {m.account_login()}
      </Button>
    </form>
  );
}
