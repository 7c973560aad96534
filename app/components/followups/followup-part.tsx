import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { stepName } from "#texts/followups.ts";

interface Props {
  centerId: string;
  request: InboxRequest;
  team: readonly { id: string; name: string }[];
}

/** How far the center has come with the person, who is in charge, its notes, and what was done. */
export function FollowupPart({ centerId, request, team }: Props) {
  const { assignedTo, notes, steps } = request;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t pt-5">
      <h2 className="title-4">{m.followups_followup()}</h2>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2.5">
        <PlaceField id={centerId} />
        <Field label={m.followups_assign()} className="min-w-48 flex-1">
          {(control) => (
            <Select
              {...control}
              key={assignedTo?.id}
              name="persona"
              small
              placeholder={m.followups_assign_nobody()}
              options={team.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={assignedTo?.id ?? ""}
            />
          )}
        </Field>
        <Button type="submit" kind="outline" name="hacer" value="asignar">
          {m.followups_assign_save()}
        </Button>
      </Form>
      {notes.length > 0 && (
        <div className="grid gap-3">
          <h3 className="title-5">{m.followups_notes()}</h3>
          <ul className="grid gap-2.5">
            {notes.map(({ id, text, at, author }) => (
              <li key={id} className="rounded-lg bg-surface-2 p-3.5">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="mt-1 text-ink-2 text-sm">
                  {m.followups_by({ author: author ?? m.followups_somebody(), date: formatDateTime(at) })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {steps.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">{m.followups_steps()}</summary>
          <ul className="mt-1.5 grid">
            {steps.map(({ step, to, at, author }) => (
              <li key={`${step}${at.toISOString()}`} className="border-t py-2 text-sm first:border-t-0">
                <b className="font-semibold">{stepName(step, to)}</b>{" "}
                <span className="text-ink-2">{m.followups_by({ author: author ?? m.followups_somebody(), date: formatDateTime(at) })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
