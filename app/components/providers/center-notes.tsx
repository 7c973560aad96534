import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { CenterNote } from "#domain/desk/center-notes.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

interface Props {
  /** Of the note that the form would make. */
  id: string;
  notes: readonly CenterNote[];
  maxLength: number;
  /** Whether this role may add one. */
  acts: boolean;
  refused: { text: string; error: string } | null;
}

/** What our team notes about a center, which the center never sees. */
export function CenterNotes({ id, notes, maxLength, acts, refused }: Props) {
  return (
    <Panel title={m.providers_notes()} id="notas">
      <ul className="grid gap-3 empty:hidden">
        {notes.map(({ id: key, text, by, at }) => (
          <li key={key} className="grid gap-1 rounded-lg bg-surface-2 px-3 py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-ink-2 text-sm">
              {by ?? m.desk_calls_team()}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {acts && (
        <Form method="post" action="#notas" noValidate className="grid gap-3">
          <input type="hidden" name="id" value={id} />
          <Field label={m.providers_note()} hint={m.providers_note_hint()} error={refused?.error}>
            {(control) => <Textarea {...control} key={id} name="nota" rows={2} maxLength={maxLength} defaultValue={refused?.text} />}
          </Field>
          <p>
            <Button type="submit" kind="outline" size="s" name="accion" value="nota">
              {m.providers_note_add()}
            </Button>
          </p>
        </Form>
      )}
      {!acts && notes.length === 0 && <p className="text-ink-2">{m.providers_notes_none()}</p>}
    </Panel>
  );
}
