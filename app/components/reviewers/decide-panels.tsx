import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { refusalSentence } from "#app/components/identity/account-errors.ts";
import { PasswordField } from "#app/components/identity/password-field.tsx";
import type { RefusedAct } from "#app/forms/reviewers/review-acts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { REVIEWER_LENGTHS } from "#domain/reviewers/reviewer.ts";
import { MAX_REVIEW_REASON } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "#texts/choice-names.ts";

interface Props {
  number: number;
  /** The digest of the words above, so that no others are signed. */
  digest: string;
  name: string;
  onPage: string;
  refused: RefusedAct | null;
}

/** The reasons why the text as shown cannot be signed, whatever is typed. */
const STALE = {
  changed: m.reviewers_sign_changed,
  decided: m.reviewers_sign_decided,
  "own-words": m.reviewers_sign_own_words,
} satisfies ChoiceNames<string>;

/** The two ways to end a review: signing the text, and returning it. */
export function DecidePanels({ number, digest, name, onPage, refused }: Props) {
  const error = refused?.error;
  const stale = typeof error === "string" ? nameOf(STALE, error) : null;
  const signing = refused?.act === "firmar" ? refused : null;
  const returning = refused?.act === "devolver" ? refused : null;
  return (
    <>
      {stale && refused?.act !== "comentar" && <ToldNote>{stale}</ToldNote>}
      <Panel title={m.reviewers_sign({ number })} id="firmar">
        <p className="max-w-text text-ink-2">{m.reviewers_sign_text({ name: onPage })}</p>
        <Form method="post" noValidate className="grid max-w-text gap-4.5">
          <input type="hidden" name="version" value={number} />
          <input type="hidden" name="huella" value={digest} />
          <Field
            label={m.reviewers_sign_name({ name })}
            error={error === "name" ? m.reviewers_sign_name_error({ name }) : undefined}
            required
          >
            {(control) => (
              <Input {...control} name="nombre" autoComplete="off" maxLength={REVIEWER_LENGTHS.name} defaultValue={signing?.typed} />
            )}
          </Field>
          <PasswordField
            name="contrasena"
            label={m.reviewers_sign_password()}
            autoComplete="current-password"
            error={signing && typeof error === "object" ? refusalSentence(error) : undefined}
          />
          <p>
            <Button type="submit" kind="cta" name="accion" value="firmar">
              {m.reviewers_sign_button()}
            </Button>
          </p>
        </Form>
      </Panel>
      <Panel title={m.reviewers_return()} id="devolver">
        <Form method="post" noValidate className="grid max-w-text gap-4">
          <Field
            label={m.reviewers_return_reason()}
            hint={m.reviewers_return_hint({ max: MAX_REVIEW_REASON })}
            error={error === "reason" ? m.reviewers_return_error({ max: MAX_REVIEW_REASON }) : undefined}
            required
          >
            {(control) => <Textarea {...control} name="motivo" rows={3} maxLength={MAX_REVIEW_REASON} defaultValue={returning?.typed} />}
          </Field>
          <p>
            <Button type="submit" kind="outline" name="accion" value="devolver">
              {m.reviewers_return_button()}
            </Button>
          </p>
        </Form>
      </Panel>
    </>
  );
}
