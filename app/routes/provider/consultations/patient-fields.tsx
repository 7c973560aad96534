import type { EnterField, EnterTyped } from "#app/forms/consultations/enter-form.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { ZONES } from "#domain/consultations/zones.ts";
import { m } from "#messages/m.ts";
import { zoneName } from "#texts/consultations.ts";

interface Props {
  /** Former patients with an account. */
  patients: readonly { id: string; name: string }[];
  /** The time zone of the center. */
  zone: string;
  typed: EnterTyped | undefined;
  errors: Partial<Record<EnterField, string>>;
}

/** The patient who comes: a former one, or a new one with a name and a mailbox. */
export function PatientFields({ patients, zone, typed, errors }: Props) {
  return (
    <>
      {patients.length > 0 && (
        <Field label={m.consultations_patient_known()} className="max-w-120">
          {(control) => (
            <Select
              {...control}
              name="paciente"
              placeholder={m.consultations_patient_new()}
              defaultValue={typed?.paciente}
              options={patients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold text-ui">{m.consultations_patient_new()}</legend>
        <Field label={m.consultations_name()} error={errors.nombre} required>
          {(control) => <Input {...control} name="nombre" autoComplete="off" defaultValue={typed?.nombre} />}
        </Field>
        <Field label={m.consultations_mailbox()} hint={m.consultations_mailbox_hint()} error={errors.correo} required>
          {(control) => <Input {...control} name="correo" type="email" autoComplete="off" defaultValue={typed?.correo} />}
        </Field>
        <Field label={m.consultations_zone_theirs()}>
          {(control) => (
            <Select
              {...control}
              name="zona"
              defaultValue={typed?.zona || zone}
              options={ZONES.map((value) => ({ value, label: zoneName(value) }))}
            />
          )}
        </Field>
      </fieldset>
    </>
  );
}
