import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { MAX_LENGTH } from "#domain/listing/profile-sections.ts";
import { errorOf, SectionForm, type SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";

/** Where the profile is found. */
export function PlaceSection({ cities, ...props }: SectionProps & { cities: readonly { readonly name: string }[] }) {
  const { values, errors } = props;
  return (
    <SectionForm {...props}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="campo-ciudad" label={m.listing_field_ciudad()} required error={errorOf(errors, "ciudad")}>
          {(control) => (
            <Select
              {...control}
              name="ciudad"
              placeholder={m.listing_field_ciudad_choose()}
              defaultValue={values.text("ciudad")}
              options={cities.map(({ name }) => ({ value: name, label: name }))}
            />
          )}
        </Field>
        <TextField {...props} name="sector" label={m.listing_field_sector()} maxLength={MAX_LENGTH.sector} />
      </div>
      <TextField {...props} name="direccion" label={m.listing_field_direccion()} maxLength={MAX_LENGTH.direccion} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="latitud"
          label={m.listing_field_latitud()}
          hint={m.listing_field_position_hint()}
          inputMode="decimal"
          maxLength={14}
        />
        <TextField {...props} name="longitud" label={m.listing_field_longitud()} inputMode="decimal" maxLength={14} />
      </div>
    </SectionForm>
  );
}
