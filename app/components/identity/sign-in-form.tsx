import type { ReactNode } from "react";
import type { RefusedSignIn } from "#app/forms/identity/sign-in-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  /** The page's own address, to which the form posts. */
  action: string;
  refused: RefusedSignIn | undefined;
  /** The address that a link from a mail has confirmed. It is then not asked for. */
  email?: string;
  submitLabel: string;
  children?: ReactNode;
}

/** The form with e-mail and password, for every page to sign in. */
export function SignInForm({ action, refused, email, submitLabel, children }: Props) {
  const { values, errors, refusal } = refused ?? { values: { email: email ?? "", ownDevice: false }, errors: {}, refusal: null };
  return (
    <form method="post" action={action} noValidate className="grid gap-4.5">
      {email === undefined ? (
        <Field id="email" label={m.identity_email()} error={errors.email && m.identity_error_email()}>
          {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="username" defaultValue={values.email} />}
        </Field>
      ) : (
        <input type="hidden" name="email" autoComplete="username" value={email} />
      )}
      <PasswordField
        name="password"
        label={m.identity_password()}
        autoComplete="current-password"
        error={errors.password && m.identity_error_password_empty()}
      />
      <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox name="propio" label={m.identity_own_device()} defaultChecked={values.ownDevice} />
        <a
          className="inline-flex min-h-11 items-center font-semibold text-brand no-underline hover:underline"
          href={href("/forgot-password")}
        >
          {m.identity_forgot()}
        </a>
      </div>
      {refusal && (
        <Note kind="error" live>
          {refusal.kind === "limited" ? m.identity_limited({ minutes: refusal.minutes }) : m.identity_error_refused()}
        </Note>
      )}
      <Button type="submit" kind="cta" size="l" wide>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
