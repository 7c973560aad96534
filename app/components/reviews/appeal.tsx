import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_APPEAL } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";

interface FormProps {
  /** The refused input. */
  refused: { text: string; error: string } | null;
  /** The id of the review, on a page with several. */
  reviewId?: string;
}

/** The form to ask, once, that another person of our team decides on a review. */
export function AppealForm({ refused, reviewId }: FormProps) {
  return (
    <details open={refused !== null} className="min-w-64 flex-1">
      <summary className="flex min-h-11 items-center font-semibold text-brand text-ui">{m.reviews_appeal()}</summary>
      <Form method="post" noValidate className="grid gap-3 pt-2">
        {reviewId && <input type="hidden" name="resena" value={reviewId} />}
        <p className="max-w-[64ch] text-ink-2 text-sm">{m.reviews_appeal_text()}</p>
        <Field label={m.reviews_appeal_why()} error={refused?.error} required>
          {(control) => <Textarea {...control} name="texto" rows={4} maxLength={MAX_APPEAL} defaultValue={refused?.text ?? ""} />}
        </Field>
        <p>
          <Button type="submit" kind="outline" name="accion" value="apelar">
            {m.reviews_appeal_send()}
          </Button>
        </p>
      </Form>
    </details>
  );
}

/** An appeal, and the decision on it. */
export function AppealState({ appeal: { body, upheld } }: { appeal: { body: string; upheld: boolean | null } }) {
  return (
    <div className="grid max-w-[64ch] gap-1 rounded-lg bg-surface-2 px-4 py-3">
      <p>
        <b className="font-semibold">{m.reviews_appeal_yours()}</b> <span className="whitespace-pre-line wrap-anywhere">{body}</span>
      </p>
      <p className="text-ink-2 text-sm">
        {upheld === null ? m.reviews_appeal_open() : upheld ? m.reviews_appeal_upheld() : m.reviews_appeal_dismissed()}
      </p>
    </div>
  );
}
