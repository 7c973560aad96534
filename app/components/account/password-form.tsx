import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "./password-field.tsx";

interface Props {
  action: string;
  /** What the form does, for its action. */
  what: string;
  wrong: boolean;
  submitLabel: string;
}

/** Asks for the password before something that matters. */
export function PasswordForm({ action, what, wrong, submitLabel }: Props) {
  return (
    <form method="post" action={action} noValidate className="grid gap-4.5">
      <input type="hidden" name="accion" value={what} />
      <PasswordField
        name="password"
        label={m.account_password()}
        autoComplete="current-password"
        error={wrong && m.account_password_wrong()}
      />
      <Button type="submit" kind="cta" size="l" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
