import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";

/** Which patients the profile treats: yes, no, or nothing said, and between which ages. */
export function PatientsFields(props: SectionProps) {
  const answers = [
    { value: "si", label: m.listing_patients_yes() },
    { value: "no", label: m.listing_patients_no() },
    { value: "", label: m.listing_patients_unsaid() },
  ];
  return (
    <>
      <p className="text-ink-2">{m.listing_patients_lead()}</p>
      <div className="-mx-4 border-b md:-mx-6">
        {PATIENT_GROUPS.map((group) => (
          <AnswerRow
            key={group}
            name={`grupo-${group}`}
            legend={patientGroupNames[group]()}
            chosen={props.values.text(`grupo-${group}`)}
            options={answers}
          />
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
        {(["propios", "donados"] as const).map((eggs) => (
          <fieldset key={eggs} className="grid grid-cols-2 content-start gap-3 lg:max-w-100">
            <legend className="mb-[9px] font-semibold text-ui">{eggs === "propios" ? m.listing_ages_own() : m.listing_ages_donor()}</legend>
            <TextField {...props} name={`${eggs}-desde`} label={m.listing_age_from()} inputMode="numeric" maxLength={2} />
            <TextField {...props} name={`${eggs}-hasta`} label={m.listing_age_to()} inputMode="numeric" maxLength={2} />
          </fieldset>
        ))}
      </div>
    </>
  );
}
