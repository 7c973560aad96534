import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_DECLINE_NOTE } from "#domain/offers/decline-reason.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { DECLINE_NAMES } from "#texts/followups.ts";

/** The form to decline a request, with the reason. */
export function DeclineForm({ centerId }: { centerId: string }) {
  return (
    <details className="border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">{m.followups_decline()}</summary>
      <Form method="post" preventScrollReset className="grid gap-3 pt-2">
        <PlaceField id={centerId} />
        <p className="text-ink-2 text-sm">{m.followups_decline_text()}</p>
        <Field label={m.followups_decline_reason()}>
          {(control) => <Select {...control} name="motivo" small options={choicesIn(DECLINE_NAMES)} />}
        </Field>
        <Field label={m.followups_decline_note()} optionalWord={m.quotes_optional()}>
          {(control) => <Textarea {...control} name="nota" rows={2} maxLength={MAX_DECLINE_NOTE} />}
        </Field>
        <Button type="submit" kind="outline" size="s" className="justify-self-start" name="hacer" value="descartar">
          {m.followups_decline()}
        </Button>
      </Form>
    </details>
  );
}
