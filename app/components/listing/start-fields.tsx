import type { StartForm } from "#app/forms/listing/read-start.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { FIELD_ERRORS, PROFILE_TYPE_NAMES } from "#texts/listing.ts";

export interface StartErrors {
  readonly name?: "required" | "too-long";
  readonly city?: "required" | "unknown";
}

interface Props {
  cities: readonly string[];
  values: { readonly type: StartForm["type"]; readonly name: string; readonly city: string | null };
  errors: StartErrors;
}

/** The three answers that begin a profile. */
export function StartFields({ cities, values: { type, name, city }, errors }: Props) {
  return (
    <>
      <Pills name="tipo" legend={m.listing_start_type()} required options={choicesIn(PROFILE_TYPE_NAMES)} defaultValue={type} />
      <Field label={m.listing_start_name()} hint={m.listing_start_name_hint()} required error={errors.name && FIELD_ERRORS[errors.name]()}>
        {(control) => <Input {...control} required={false} name="nombre" maxLength={160} defaultValue={name} />}
      </Field>
      <Field label={m.listing_start_city()} required error={errors.city && FIELD_ERRORS[errors.city]()}>
        {(control) => (
          <Select
            {...control}
            required={false}
            name="ciudad"
            placeholder={m.listing_start_city_choose()}
            defaultValue={city ?? ""}
            options={cities.map((option) => ({ value: option, label: option }))}
          />
        )}
      </Field>
    </>
  );
}
