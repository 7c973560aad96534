import BellRing from "lucide-react/icons/bell-ring";
import type { UnsavedWords } from "#app/forms/followups/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_NOTE } from "#domain/followups/followup.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";

type About = Pick<InboxRequest, "state" | "callback" | "callbackDays">;

/** Returns the day that the form proposes: the one that is chosen and still ahead, or the usual one. */
export const usualDay = ({ callback, callbackDays }: About): string => (callback && !callback.isDue ? callback.day : callbackDays.usual);

interface Props {
  request: About;
  unsaved: UnsavedWords | null;
}

/** A note for the team, and the day on which the center writes again to somebody. It unfolds, and is a part of a form. */
export function NotePart({ request, unsaved }: Props) {
  const { state, callback, callbackDays } = request;
  const mayWriteAgain = callback !== null || (state !== "lost" && state !== "started");
  const said = callback && { day: formatWeekday(callback.day) };
  const isOpen = unsaved !== null && (unsaved.note !== "" || unsaved.day !== "" || unsaved.field === "nota" || unsaved.field === "dia");
  const error = (field: UnsavedWords["field"]) => (unsaved?.field === field ? unsaved?.error : undefined);
  return (
    <details className="rounded-lg border px-4" open={isOpen}>
      <summary className="flex cursor-pointer items-start gap-3.5 py-4">
        <span aria-hidden className="grid size-10 flex-none place-items-center rounded-arch bg-tonal text-on-tonal [&>.lucide]:size-4.5">
          <BellRing />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">
            {said
              ? callback.isDue
                ? m.followups_callback_due(said)
                : m.followups_callback_on(said)
              : mayWriteAgain
                ? m.followups_callback()
                : m.followups_note_new()}
          </b>
          {callback?.note && <span className="block whitespace-pre-line wrap-anywhere">{callback.note}</span>}
          <span className="block text-ink-2 text-sm">
            {callback ? m.followups_callback_ends() : mayWriteAgain ? m.followups_callback_text() : m.followups_note_hint()}
          </span>
        </span>
        <span className="font-semibold text-brand text-ui">{callback ? m.followups_note_change() : m.followups_note_write()}</span>
      </summary>
      <div className="grid gap-3 pb-4">
        <Field label={m.followups_note_new()} hint={m.followups_note_hint()} error={error("nota")}>
          {(control) => <Textarea {...control} name="nota" rows={3} maxLength={MAX_NOTE} defaultValue={unsaved?.note} />}
        </Field>
        {mayWriteAgain && (
          <Field label={m.followups_callback_day()} hint={m.followups_callback_day_hint()} error={error("dia")}>
            {(control) => (
              <Input
                {...control}
                type="date"
                name="dia"
                min={callbackDays.today}
                className="max-w-52"
                defaultValue={unsaved?.day || usualDay(request)}
              />
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
          {callback && (
            <Button type="submit" kind="quiet" size="s" name="hacer" value="no-volver">
              {m.followups_callback_end()}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
