import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { HONORIFICS, MAX_LENGTH } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import { AskedNote } from "./asked-note.tsx";
import { errorOf, type SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";

/** What the profile is called and says; of people also their title and years. */
export function IdentityFields(props: SectionProps) {
  const { place, values, errors } = props;
  return (
    <>
      <TextField {...props} name="nombre" label={m.listing_field_nombre()} maxLength={MAX_LENGTH.nombre} required />
      <AskedNote change={props.change} />
      {place.type !== "clinic" && (
        <div className="grid gap-5 sm:grid-cols-[140px_1fr_140px]">
          <Field id="campo-tratamiento" label={m.listing_field_tratamiento()}>
            {(control) => (
              <Select
                {...control}
                name="tratamiento"
                placeholder={m.listing_field_tratamiento_none()}
                defaultValue={values.text("tratamiento")}
                options={HONORIFICS.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
          <TextField {...props} name="especialidad" label={m.listing_field_especialidad()} maxLength={MAX_LENGTH.especialidad} />
          <TextField {...props} name="experiencia" label={m.listing_field_experiencia()} inputMode="numeric" maxLength={2} />
        </div>
      )}
      <TextField
        {...props}
        name="resumen"
        label={m.listing_field_resumen()}
        hint={m.listing_field_resumen_hint()}
        maxLength={MAX_LENGTH.resumen}
      />
      <Field
        id="campo-descripcion"
        label={m.listing_field_descripcion()}
        hint={m.listing_field_descripcion_hint()}
        error={errorOf(errors, "descripcion")}
      >
        {(control) => (
          <Textarea {...control} name="descripcion" rows={6} maxLength={MAX_LENGTH.descripcion} defaultValue={values.text("descripcion")} />
        )}
      </Field>
    </>
  );
}
