import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PasswordMistake } from "#domain/identity/password-rules.ts";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { m } from "#messages/m.ts";
import { passwordSentence, refusalSentence } from "./account-errors.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  email: string;
  answer: { changed?: true; refusal?: PasswordRefusal; mistake?: PasswordMistake } | undefined;
}

/** The form to change the password, which asks for the present one. */
export function PasswordChange({ email, answer }: Props) {
  return (
    <Panel id="contrasena" title={m.identity_password_change()}>
      {answer?.changed && (
        <Note kind="ok" live>
          {m.identity_password_changed()}
        </Note>
      )}
      <form method="post" action={href("/seguridad")} noValidate className="grid gap-4.5">
        <input type="hidden" name="accion" value="contrasena" />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          name="actual"
          label={m.identity_current_password()}
          autoComplete="current-password"
          error={refusalSentence(answer?.refusal)}
        />
        <PasswordField
          name="nueva"
          label={m.identity_new_password()}
          autoComplete="new-password"
          error={passwordSentence(answer?.mistake)}
          hint={m.identity_password_hint()}
        />
        <div>
          <Button type="submit" kind="primary">
            {m.identity_reset_save()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
