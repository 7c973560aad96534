import { Form } from "react-router";
import type { RefusedAct } from "#app/forms/reviewers/review-acts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_REMARK } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";

const errorOf = ({ error }: RefusedAct) => {
  if (error === "many") return m.reviewers_comment_many();
  return error === "decided" ? m.reviewers_sign_decided() : m.reviewers_comment_error({ max: MAX_REMARK });
};

interface Place {
  id: string;
  name: string;
}

interface Props {
  part: Place;
  /** The section itself, then its sentences. */
  places: readonly Place[];
  refused: RefusedAct | null;
}

/** The form for a remark about a section or one of its sentences. It is closed at first. */
export function CommentForm({ part: { id, name }, places, refused }: Props) {
  return (
    <details open={refused !== null} className="print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand text-ui">{m.reviewers_comment({ part: name })}</summary>
      <Form method="post" noValidate className="grid max-w-text gap-4 pt-2">
        <Field label={m.reviewers_comment_where()}>
          {(control) => (
            <Select
              {...control}
              name="parte"
              defaultValue={refused?.part ?? id}
              options={places.map((place) => ({ value: place.id, label: place.id === id ? m.reviewers_comment_whole() : place.name }))}
            />
          )}
        </Field>
        <Field label={m.reviewers_comment_text()} error={refused ? errorOf(refused) : undefined} required>
          {(control) => <Textarea {...control} name="comentario" rows={3} maxLength={MAX_REMARK} defaultValue={refused?.typed} />}
        </Field>
        <p>
          <Button type="submit" kind="outline" size="s" name="accion" value="comentar">
            {m.reviewers_comment_send()}
          </Button>
        </p>
      </Form>
    </details>
  );
}
