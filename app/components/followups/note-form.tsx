import { DraftsOf } from "#app/components/dashboard/drafts.ts";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { RefusedNote } from "#app/forms/followups/act.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_NOTE } from "#domain/followups/followup.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";

/** The place of the notes on their screen. */
export const NOTES = "notas";

interface Props {
  centerId: string;
  request: Pick<InboxRequest, "id" | "state" | "callback" | "callbackDays">;
  refused: RefusedNote | null;
}

/**
 * The one form of an opened request for words: a note for the team, or for the day on which it writes again. The browser keeps no draft
 * of it, since it is about a patient.
 */
export function NoteForm({ centerId, request: { id, state, callback, callbackDays }, refused }: Props) {
  const day = callback && !callback.isDue ? callback.day : callbackDays.usual;
  const mayWriteAgain = callback !== null || (state !== "lost" && state !== "started");
  return (
    <DraftsOf value={null}>
      <KeptForm
        about={id}
        shown={{ nota: "", dia: day, version: callback?.version ?? "" }}
        redraw={refused?.status === 409}
        preventScrollReset
        className="grid gap-3"
      >
        <PlaceField id={centerId} />
        <Field label={m.followups_note_new()} hint={m.followups_note_hint()} error={refused?.field === "nota" ? refused.error : undefined}>
          {(control) => <Textarea {...control} name="nota" rows={3} maxLength={MAX_NOTE} defaultValue={refused?.note} />}
        </Field>
        {mayWriteAgain && (
          <Field
            label={m.followups_callback_day()}
            hint={m.followups_callback_day_hint()}
            error={refused?.field === "dia" ? refused.error : undefined}
          >
            {(control) => (
              <Input {...control} type="date" name="dia" min={callbackDays.today} className="max-w-52" defaultValue={refused?.day || day} />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="outline" size="s" name="hacer" value="nota">
            {m.followups_note_save()}
          </Button>
          {mayWriteAgain && (
            <Button type="submit" kind="outline" size="s" name="hacer" value="volver">
              {callback ? m.followups_callback_move() : m.followups_callback_save()}
            </Button>
          )}
        </div>
      </KeptForm>
    </DraftsOf>
  );
}
