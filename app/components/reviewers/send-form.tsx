import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedByEditor } from "#app/forms/reviewers/editor-acts.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { nameOnPage } from "#domain/reviewers/reviewer.ts";
import { MAX_REVIEW_REASON } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";

interface Props {
  /** The newest version, which is sent. */
  number: number;
  reviewers: readonly { id: string; name: string; specialty: string }[];
  refused: Extract<RefusedByEditor, { act: "enviar" }> | null;
}

/** Sends the newest version of a text to one of the reviewers. */
export function SendForm({ number, reviewers, refused }: Props) {
  const wrong = { nobody: m.reviewers_send_nobody, "own-words": m.reviewers_send_own_words }[String(refused?.error)];
  return (
    <Panel title={m.reviewers_send()} id="enviar">
      {refused?.error === "changed" && (
        <Note kind="caution" live>
          {m.reviewers_send_changed()}
        </Note>
      )}
      {reviewers.length === 0 ? (
        <p>
          <TextLink href={href("/dashboard/admin/revisores#invitar")}>{m.reviewers_send_none()}</TextLink>
        </p>
      ) : (
        <Form method="post" noValidate className="grid max-w-text gap-4">
          <input type="hidden" name="version" value={number} />
          <p className="text-ink-2">{m.reviewers_send_text({ number })}</p>
          <Field label={m.reviewers_send_to()} error={wrong?.()} required>
            {(control) => (
              <Select
                {...control}
                name="revisor"
                options={reviewers.map(({ id, ...reviewer }) => ({ value: id, label: nameOnPage(reviewer) }))}
                defaultValue={refused?.reviewer}
              />
            )}
          </Field>
          <Field
            label={m.reviewers_send_note()}
            hint={m.reviewers_send_note_hint({ max: MAX_REVIEW_REASON })}
            error={refused?.error === "note" ? m.reviewers_answer_error({ max: MAX_REVIEW_REASON }) : undefined}
            optionalWord={m.reviewers_optional()}
          >
            {(control) => <Textarea {...control} name="nota" rows={2} maxLength={MAX_REVIEW_REASON} defaultValue={refused?.typed} />}
          </Field>
          <p>
            <Button type="submit" kind="primary" name="accion" value="enviar">
              {m.reviewers_send()}
            </Button>
          </p>
        </Form>
      )}
    </Panel>
  );
}
