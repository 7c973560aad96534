import { Button } from "#app/ui/button.tsx";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { m } from "#messages/m.ts";
import { refusalSentence } from "./account-errors.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  action: string;
  /** The value that tells the action what the form does. */
  what: string;
  refusal: PasswordRefusal | undefined;
  submitLabel: string;
}

/** The form that asks for the password before something important. */
export function PasswordForm({ action, what, refusal, submitLabel }: Props) {
  return (
    <form method="post" action={action} noValidate className="grid gap-4.5">
      <input type="hidden" name="accion" value={what} />
      <PasswordField name="password" label={m.identity_password()} autoComplete="current-password" error={refusalSentence(refusal)} />
      <Button type="submit" kind="cta" size="l" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
