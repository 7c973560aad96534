import type { EnterField, EnterTyped } from "#app/forms/consultations/enter-form.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";

interface Props {
  doctors: readonly { id: string; name: string }[];
  typed: EnterTyped | undefined;
  errors: Partial<Record<EnterField, string>>;
}

/** A time outside of the hours that the center offers, and the doctor. */
export const TimeFields = ({ doctors, typed, errors }: Props) => (
  <>
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-ui">{m.consultations_time_typed()}</legend>
      <Field label={m.consultations_day()} error={errors.dia}>
        {(control) => <Input {...control} type="date" name="dia" defaultValue={typed?.dia} />}
      </Field>
      <Field label={m.consultations_clock()} error={errors.reloj}>
        {(control) => <Input {...control} type="time" name="reloj" defaultValue={typed?.reloj} />}
      </Field>
    </fieldset>
    {doctors.length > 0 && (
      <Field label={m.consultations_doctor()} className="max-w-120">
        {(control) => (
          <Select
            {...control}
            name="doctor"
            placeholder={m.consultations_doctor_any()}
            defaultValue={typed?.doctor}
            options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
    )}
  </>
);
