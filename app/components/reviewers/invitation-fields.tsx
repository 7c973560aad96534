import { Form } from "react-router";
import type { InvitationField, TypedInvitation } from "#app/forms/reviewers/invitation-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { PROFESSIONS, REVIEWER_LENGTHS } from "#domain/reviewers/reviewer.ts";
import { m } from "#messages/m.ts";
import { PROFESSION_NAMES } from "#texts/reviewers.ts";

interface Props {
  typed: TypedInvitation | null;
  errors: Partial<Record<InvitationField, string>>;
}

/** The person who is invited to review, and the name on pages. */
export function InvitationFields({ typed, errors }: Props) {
  return (
    <Form method="post" noValidate className="grid items-start gap-4 md:grid-cols-2">
      <Field label={m.reviewers_name()} hint={m.reviewers_name_hint()} error={errors.name} required>
        {(control) => <Input {...control} name="nombre" maxLength={REVIEWER_LENGTHS.name} autoComplete="off" defaultValue={typed?.name} />}
      </Field>
      <Field label={m.reviewers_specialty()} hint={m.reviewers_specialty_hint()} error={errors.specialty} required>
        {(control) => <Input {...control} name="especialidad" maxLength={REVIEWER_LENGTHS.specialty} defaultValue={typed?.specialty} />}
      </Field>
      <Field label={m.reviewers_profession()} error={errors.profession} required>
        {(control) => (
          <Select
            {...control}
            name="profesion"
            options={PROFESSIONS.map((value) => ({ value, label: PROFESSION_NAMES[value]() }))}
            defaultValue={typed?.profession}
          />
        )}
      </Field>
      <Field label={m.reviewers_licence()} error={errors.licence} required>
        {(control) => <Input {...control} name="matricula" maxLength={REVIEWER_LENGTHS.licence} defaultValue={typed?.licence} />}
      </Field>
      <Field label={m.reviewers_email()} error={errors.email} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="correo"
            maxLength={REVIEWER_LENGTHS.email}
            autoComplete="off"
            defaultValue={typed?.email}
          />
        )}
      </Field>
      <p className="md:col-span-2">
        <Button type="submit" kind="primary">
          {m.reviewers_invite()}
        </Button>
      </p>
    </Form>
  );
}
