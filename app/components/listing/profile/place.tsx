import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { MAX_LENGTH } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import { AskedNote } from "./asked-note.tsx";
import { MapPoint } from "./map-point.tsx";
import type { PointMap } from "./point-map.server.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";

interface Props extends SectionProps {
  cities: readonly { readonly name: string }[];
  map: PointMap;
}

/** Where the profile is found. */
export function PlaceFields({ cities, map, ...props }: Props) {
  const { values, errors } = props;
  return (
    <>
      <AskedNote change={props.change} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-5">
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
      <MapPoint map={map} values={values} errors={errors} />
    </>
  );
}
