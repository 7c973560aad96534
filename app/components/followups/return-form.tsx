import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import type { Reach } from "#domain/mail/reach.ts";
import type { ReturnState } from "#domain/offers/return-list.ts";
import type { ReturnReason } from "#domain/offers/return-reason.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { RETURN_NAMES } from "#texts/followups.ts";

interface Props {
  centerId: string;
  state: ReturnState | null;
  /** What became of the mail that asks about the telephone. */
  told: Reach | null;
  /** A refused reason. */
  refused: { reason: ReturnReason; error: string } | null;
}

/**
 * The form to give an opened request back, with the reason. The telephone is asked about once. A fact is valid whatever was said about
 * the telephone.
 */
export function ReturnForm({ centerId, state, told, refused }: Props) {
  const reasons = choicesIn(RETURN_NAMES).filter(({ value }) => state === null || value !== ("wrong-phone" satisfies ReturnReason));
  const asked = told === "goes" ? m.followups_return_asked : m.followups_return_asked_unmailed;
  const text = state === "asked" ? asked() : state === "refused" ? m.followups_return_refused() : m.followups_return_text();
  return (
    <>
      {state === "asked" && (
        <Note kind="info">
          <p>{text}</p>
        </Note>
      )}
      <details className="border-t pt-1" open={refused !== null}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand text-ui">{m.followups_return()}</summary>
        <Form id="devolver" method="post" preventScrollReset className="grid gap-3 pt-2">
          <PlaceField id={centerId} />
          {state !== "asked" && <p className="text-ink-2 text-sm">{text}</p>}
          <Field label={m.followups_return_reason()} error={refused?.error}>
            {(control) => <Select {...control} name="motivo" small options={reasons} defaultValue={refused?.reason} />}
          </Field>
          <Button type="submit" kind="outline" size="s" className="justify-self-start" name="hacer" value="devolver">
            {m.followups_return()}
          </Button>
        </Form>
      </details>
    </>
  );
}
