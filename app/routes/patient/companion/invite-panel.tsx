import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { InviteError } from "#app/forms/companions/companion-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { INVITATION_DAYS } from "#domain/companions/companion.ts";
import { m } from "#messages/m.ts";
import { SharingFields } from "./sharing-fields.tsx";

const ERRORS: Record<Exclude<InviteError, "sees">, () => string> = {
  email: m.companions_error_email,
  own: m.companions_error_own,
  "too-many": m.companions_error_too_many,
  joined: m.companions_error_joined,
  unconfirmed: m.companions_unconfirmed,
};

interface Props {
  /** The request that the address names; null to invite into all of the place. */
  request: { id: string; number: string; service: string | null } | null;
  /** True when somebody was invited before, whose invitation ends with the next one. */
  again: boolean;
  refusal: { error: InviteError; email: string; sees: readonly string[] } | undefined;
}

/** Invites a second person by mail. Nothing is ticked in advance. */
export function InvitePanel({ request, again, refusal }: Props) {
  const error = refusal && refusal.error !== "sees" ? ERRORS[refusal.error]() : undefined;
  const title = again ? m.companions_invite_other() : m.companions_invite_title();
  return (
    <Panel title={request ? m.companions_one_title() : title} id="invitar">
      {request && (
        <p className="text-ink-2">
          {m.companions_one_text({ service: request.service ?? m.patients_request(), number: request.number })}{" "}
          <TextLink href={href("/dashboard/user/pareja#invitar")}>{m.companions_one_all()}</TextLink>
        </p>
      )}
      <Form
        method="post"
        action={request ? `?solicitud=${request.id}#invitar` : "#invitar"}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {request && <input type="hidden" name="solicitud" value={request.id} />}
        <Field label={m.companions_email()} hint={m.companions_email_hint({ days: String(INVITATION_DAYS) })} error={error} required>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="correo"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={refusal?.email}
            />
          )}
        </Field>
        <SharingFields
          sees={refusal?.sees ?? []}
          oneRequest={request !== null}
          tellsCenters={false}
          error={refusal?.error === "sees" ? m.companions_error_sees() : undefined}
        />
        <Button type="submit" kind="primary" name="accion" value="invitar" className="justify-self-start">
          {m.companions_invite()}
        </Button>
      </Form>
    </Panel>
  );
}
