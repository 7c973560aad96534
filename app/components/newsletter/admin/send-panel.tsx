import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

interface Props {
  version: number;
  /** The number of people who would get it now. */
  readers: number;
  /** The typed date, with its error. */
  date: { typed: string; error: string | undefined };
  /** True once sending was requested and is not confirmed yet. */
  confirming: boolean;
}

/** Sends the saved issue: to oneself, now, or later. Sending asks for a confirmation with the number of readers. */
export function SendPanel({ version, readers, date, confirming }: Props) {
  return (
    <Panel title={m.newsletter_send_title()} id="enviar">
      <p className="-mt-2 text-ink-2 text-sm">{m.newsletter_send_text({ count: readers })}</p>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="version" value={version} />
        <Field label={m.newsletter_date()} hint={m.newsletter_date_hint()} error={date.error} className="max-w-80">
          {(control) => <Input {...control} name="fecha" type="datetime-local" defaultValue={date.typed} />}
        </Field>
        {confirming && (
          <Note kind="caution" live>
            {date.typed ? m.newsletter_confirm_later({ count: readers }) : m.newsletter_confirm_now({ count: readers })}
          </Note>
        )}
        {confirming && <input type="hidden" name="confirmado" value="si" />}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" name="accion" value="enviar" disabled={readers === 0}>
            {confirming ? m.newsletter_send_confirm({ count: readers }) : m.newsletter_send_action()}
          </Button>
          <Button type="submit" kind="outline" name="accion" value="probar">
            {m.newsletter_test()}
          </Button>
        </p>
        {readers === 0 && <p className="text-ink-2 text-ui">{m.newsletter_nobody()}</p>}
      </Form>
    </Panel>
  );
}
