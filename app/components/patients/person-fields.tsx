import type { ProfileMistakes } from "#app/forms/patients/profile-form.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { OwnProfile } from "#domain/identity/change-profile.server.ts";
import { m } from "#messages/m.ts";

interface Props {
  person: OwnProfile;
  /** Names of countries. */
  countries: readonly string[];
  mistakes: ProfileMistakes;
}

/** Who a patient is, and how a center reaches them. */
export function PersonFields({ person, countries, mistakes }: Props) {
  const tooLong = m.patients_problem_name_long();
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field
        label={m.identity_first_name()}
        required
        error={mistakes.firstName && (mistakes.firstName === "empty" ? m.identity_error_name_empty() : tooLong)}
      >
        {(control) => <Input {...control} name="nombre" autoComplete="given-name" defaultValue={person.firstName} />}
      </Field>
      <Field label={m.identity_last_name()} optionalWord={m.patients_optional()} error={mistakes.lastName && tooLong}>
        {(control) => <Input {...control} name="apellido" autoComplete="family-name" defaultValue={person.lastName} />}
      </Field>
      <Field
        label={m.leads_field_telefono()}
        optionalWord={m.patients_optional()}
        hint={m.leads_hint_telefono()}
        error={mistakes.phone && m.leads_error_telefono_invalid()}
      >
        {(control) => <Input {...control} type="tel" name="telefono" autoComplete="tel" defaultValue={person.phone ?? ""} />}
      </Field>
      <Field label={m.leads_field_pais()} optionalWord={m.patients_optional()}>
        {(control) => (
          <Select
            {...control}
            name="pais"
            autoComplete="country-name"
            placeholder={m.patients_choose()}
            defaultValue={person.country ?? ""}
            options={countries.map((name) => ({ value: name, label: name }))}
          />
        )}
      </Field>
    </div>
  );
}
