import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { Pills } from "#app/ui/pills.tsx";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";
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
      <div className="grid gap-5 sm:grid-cols-2">
        {PATIENT_GROUPS.map((group) => (
          <Pills
            key={group}
            name={`grupo-${group}`}
            legend={patientGroupNames[group]()}
            defaultValue={props.values.text(`grupo-${group}`)}
            options={answers}
          />
        ))}
      </div>
      {(["propios", "donados"] as const).map((eggs) => (
        <fieldset key={eggs} className="grid grid-cols-2 gap-3 sm:max-w-80">
          <legend className="mb-[9px] font-semibold text-ui">{eggs === "propios" ? m.listing_ages_own() : m.listing_ages_donor()}</legend>
          <TextField {...props} name={`${eggs}-desde`} label={m.listing_age_from()} inputMode="numeric" maxLength={2} />
          <TextField {...props} name={`${eggs}-hasta`} label={m.listing_age_to()} inputMode="numeric" maxLength={2} />
        </fieldset>
      ))}
    </>
  );
}
