import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedModeration } from "#app/forms/reviews/moderation-acts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { ReviewToModerate } from "#domain/reviews/moderation.ts";
import { MAX_NOTE, REFUSALS, REPLY_REFUSALS, type Refusal } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";
import { REFUSAL_NAMES } from "#texts/reviews.ts";

interface Props {
  review: ReviewToModerate;
  refused: RefusedModeration | undefined;
}

/** After a conflict the person has seen the newer version; after a mistake they have not. */
const openedAt = (version: string, refused: RefusedModeration | undefined) =>
  refused && refused.problem !== "changed" ? refused.version : version;

/** The form to publish or refuse a review. The labels of the buttons say what changes. */
export function DecideReview({ review, refused }: Props) {
  const { version, status, forAnother, reports, appeals } = review;
  const asked = status === "pending" || reports.some(({ open }) => open) || appeals.some(({ upheld }) => upheld === null);
  if (forAnother || refused?.problem === "same-person")
    return (
      <Panel title={m.moderation_decision()}>
        <Note kind="caution">{m.moderation_for_another()}</Note>
      </Panel>
    );
  return (
    <Panel title={m.moderation_decision()}>
      <Form method="post" noValidate className="grid gap-4" data-unsaved={refused !== undefined}>
        <input type="hidden" name="version" value={openedAt(version, refused)} />
        <ReasonAndNote reasons={REFUSALS} refused={refused} />
        <p className="flex flex-wrap gap-3">
          {(asked || status === "rejected") && (
            <Button type="submit" kind="primary" name="accion" value="publicar">
              {status === "published" ? m.moderation_keep() : m.moderation_publish()}
            </Button>
          )}
          {(asked || status === "published") && (
            <Button type="submit" kind="outline" name="accion" value="rechazar">
              {REJECT[status]()}
            </Button>
          )}
        </p>
      </Form>
    </Panel>
  );
}

const REJECT = { pending: m.moderation_reject, published: m.moderation_take_off, rejected: m.moderation_keep_out };

/** The form to publish or refuse a center's answer. */
export function DecideReply({ review: { version, proposedAt }, refused }: Props) {
  return (
    <Panel title={m.moderation_decision_reply()}>
      <Form method="post" noValidate className="grid gap-4" data-unsaved={refused !== undefined}>
        <input type="hidden" name="version" value={openedAt(version, refused)} />
        <ReasonAndNote reasons={REPLY_REFUSALS} refused={refused} />
        <p className="flex flex-wrap gap-3">
          {proposedAt && (
            <Button type="submit" kind="primary" name="accion" value="publicar-respuesta">
              {m.moderation_reply_publish()}
            </Button>
          )}
          <Button type="submit" kind="outline" name="accion" value="rechazar-respuesta">
            {proposedAt ? m.moderation_reply_reject() : m.moderation_reply_take_off()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}

function ReasonAndNote({ reasons, refused }: { reasons: readonly Refusal[]; refused: RefusedModeration | undefined }) {
  return (
    <>
      <Field label={m.moderation_reason()} hint={m.moderation_reason_hint()} error={refused?.errors.reason}>
        {(control) => (
          <Select
            {...control}
            name="motivo"
            placeholder={m.moderation_choose()}
            options={reasons.map((value) => ({ value, label: REFUSAL_NAMES[value]() }))}
            defaultValue={refused?.reason ?? ""}
          />
        )}
      </Field>
      <Field
        label={m.moderation_note()}
        hint={m.moderation_note_hint()}
        error={refused?.errors.note}
        optionalWord={m.consultations_optional()}
      >
        {(control) => <Textarea {...control} name="nota" rows={3} maxLength={MAX_NOTE} defaultValue={refused?.note ?? ""} />}
      </Field>
    </>
  );
}
