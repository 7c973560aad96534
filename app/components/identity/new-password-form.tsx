import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  action: string;
  /** For the browser's password store. */
  email: string;
  error: string | undefined;
}

export function NewPasswordForm({ action, email, error }: Props) {
  return (
    <form method="post" action={action} noValidate className="grid gap-4.5">
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label={m.identity_new_password()}
        autoComplete="new-password"
        error={error}
        hint={m.identity_password_hint()}
      />
      <Button type="submit" kind="cta" size="l" wide>
        {m.identity_reset_save()}
      </Button>
    </form>
  );
}
