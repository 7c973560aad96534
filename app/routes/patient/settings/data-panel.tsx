import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { refusalSentence } from "#app/components/identity/account-errors.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { m } from "#messages/m.ts";

interface Props {
  /** How many requests are deleted with the account. */
  requests: number;
  /** An administrator's account is not deleted here. */
  mayDelete: boolean;
  refusal: PasswordRefusal | undefined;
}

/** All data in one file, and below it the deletion of the account. */
export function DataPanel({ requests, mayDelete, refusal }: Props) {
  return (
    <Panel title={m.patients_data()} id="datos">
      <p className="text-sm">{m.patients_data_text()}</p>
      <Button
        kind="tonal"
        size="s"
        href={href("/dashboard/user/settings/mis-datos.json")}
        download
        icon={<Download />}
        className="justify-self-start"
      >
        {m.patients_data_download()}
      </Button>
      {mayDelete && (
        <details open={refusal !== undefined} className="rounded-lg bg-err-bg px-4.5 py-3">
          <summary className="flex min-h-11 items-center font-semibold text-err">{m.patients_delete_title()}</summary>
          <Form method="post" noValidate className="grid gap-4 pb-2">
            <p className="text-sm">{requests > 0 ? m.patients_delete_text({ count: requests }) : m.patients_delete_text_alone()}</p>
            <Field label={m.patients_delete_password()} required error={refusalSentence(refusal, m.patients_delete_wrong)}>
              {(control) => <Input {...control} type="password" name="clave" autoComplete="current-password" />}
            </Field>
            <Button
              type="submit"
              kind="outline"
              size="s"
              name="accion"
              value="borrar"
              icon={<Trash2 />}
              className="justify-self-start border-err! text-err!"
            >
              {m.patients_delete_action()}
            </Button>
            <p className="text-ink-2 text-sm">{m.patients_delete_final()}</p>
          </Form>
        </details>
      )}
    </Panel>
  );
}
