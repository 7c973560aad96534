import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import {
  type EntryField,
  type EntryFields,
  type EntryKind,
  type EntryProblem,
  MAX_NAME,
  MAX_NOTE,
  MAX_TIMES,
} from "#domain/patients/progress-entry.ts";
import { m } from "#messages/m.ts";

interface Props {
  kind: EntryKind;
  fields: EntryFields;
  problems: Partial<Record<EntryField, EntryProblem>>;
}

/** What a kind of entry asks for. */
export function EntryFieldsOf({ kind, fields, problems }: Props) {
  const said = (field: EntryField) => problems[field] && sentence(field, problems[field]);
  return (
    <>
      <Field label={NAMES[kind]()} required {...(kind === "result" && { hint: m.patients_field_result_hint() })} error={said("name")}>
        {(control) => <Input {...control} name="nombre" defaultValue={fields.name} maxLength={MAX_NAME} />}
      </Field>
      {kind === "medicine" && (
        <Field label={m.patients_field_dose()} optionalWord={m.patients_optional()} error={said("dose")}>
          {(control) => <Input {...control} name="dosis" defaultValue={fields.dose} maxLength={MAX_NAME} placeholder="225 UI" />}
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={kind === "appointment" || kind === "result" ? m.patients_field_on() : m.patients_field_from()}
          required
          error={said("from")}
        >
          {(control) => <Input {...control} type="date" name="desde" defaultValue={fields.from} />}
        </Field>
        {kind === "result" ? null : kind === "appointment" ? (
          <Field label={m.patients_field_at()} optionalWord={m.patients_optional()} error={said("at")}>
            {(control) => <Input {...control} type="time" name="hora" defaultValue={fields.at} />}
          </Field>
        ) : (
          <Field
            label={m.patients_field_to()}
            {...(kind === "medicine" ? { required: true } : { optionalWord: m.patients_optional() })}
            error={said("to")}
          >
            {(control) => <Input {...control} type="date" name="hasta" defaultValue={fields.to} />}
          </Field>
        )}
      </div>
      {kind === "stage" && <Checkbox name="seguro" value="si" defaultChecked={fields.sure !== ""} label={m.patients_field_sure()} />}
      {kind === "medicine" && (
        <Field label={m.patients_field_times()} required hint={m.patients_field_times_hint()} error={said("times")}>
          {(control) => <Input {...control} name="horas" defaultValue={fields.times} inputMode="numeric" placeholder="8:00, 20:00" />}
        </Field>
      )}
      {kind === "appointment" && (
        <Field label={m.patients_field_place()} optionalWord={m.patients_optional()} error={said("place")}>
          {(control) => <Input {...control} name="lugar" defaultValue={fields.place} maxLength={MAX_NAME} />}
        </Field>
      )}
      <Field label={m.patients_field_note()} optionalWord={m.patients_optional()} error={said("note")}>
        {(control) => <Textarea {...control} name="nota" defaultValue={fields.note} maxLength={MAX_NOTE} />}
      </Field>
    </>
  );
}

const NAMES: Record<EntryKind, () => string> = {
  stage: m.patients_field_stage_name,
  medicine: m.patients_field_medicine_name,
  appointment: m.patients_field_appointment_name,
  result: m.patients_field_result_name,
};

/** Says how to correct what was typed. */
function sentence(field: EntryField, problem: EntryProblem): string {
  switch (problem) {
    case "missing":
      return field === "name" ? m.patients_problem_name() : field === "times" ? m.patients_problem_times() : m.patients_problem_day();
    case "too-long":
      return field === "to" ? m.patients_problem_too_far() : m.patients_problem_long({ count: field === "note" ? MAX_NOTE : MAX_NAME });
    case "no-day":
      return m.patients_problem_no_day();
    case "before":
      return m.patients_problem_before();
    case "no-time":
      return m.patients_problem_no_time();
    case "too-many":
      return m.patients_problem_too_many({ count: MAX_TIMES });
  }
}
