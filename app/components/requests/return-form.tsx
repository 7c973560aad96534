import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ReturnState } from "#domain/offers/return-queries.server.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { RETURN_NAMES } from "#texts/requests.ts";

/** Gives an opened request back, with the reason, or says what became of asking before. */
export function ReturnForm({ centerId, state }: { centerId: string; state: ReturnState | null }) {
  if (state === "asked")
    return (
      <Note kind="info">
        <p>{m.requests_return_asked()}</p>
      </Note>
    );
  return (
    <details className="border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">{m.requests_return()}</summary>
      <Form id="devolver" method="post" preventScrollReset className="grid gap-3 pt-2">
        <PlaceField id={centerId} />
        <p className="text-ink-2 text-sm">{state === "refused" ? m.requests_return_refused() : m.requests_return_text()}</p>
        <Field label={m.requests_return_reason()}>
          {(control) => <Select {...control} name="motivo" small options={choicesIn(RETURN_NAMES)} />}
        </Field>
        <Button type="submit" kind="outline" size="s" className="justify-self-start" name="hacer" value="devolver">
          {m.requests_return()}
        </Button>
      </Form>
    </details>
  );
}
