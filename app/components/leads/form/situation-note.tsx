import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { NamedCenter } from "#app/forms/leads/receivers-preview.ts";
import { Note } from "#app/ui/note.tsx";
import type { PatientGroup } from "#domain/listing/patients.ts";
import type { PassedReason } from "#domain/routing/routing.ts";
import { m } from "#messages/m.ts";
import { insideSentence } from "#texts/choice-names.ts";
import type { Receivers } from "./use-receivers.ts";

/** Names a group in the middle of a sentence: «parejas de hombres». */
export const groupInSentence = (group: PatientGroup): string => insideSentence(patientGroupNames[group]());

/** Says on a center's own form, beside the question, whether it treats these patients, and who does when it does not. */
export function SituationNote({ center, receivers }: { center: NamedCenter | undefined; receivers: Receivers }) {
  if (!center || receivers.state !== "known" || receivers.patientGroup === null) return null;
  const { origin, patientGroup, passedOver } = receivers;
  const about = { center: center.name, group: groupInSentence(patientGroup) };
  const [own] = passedOver;
  if (own?.reason === "patients_not_treated") {
    const names = receivers.receivers.map(({ name }) => name);
    return (
      <Note kind="caution" live>
        {m.leads_consent_passed_patients(about)} {names.length > 0 && m.leads_situation_others({ centers: nameList(names) })}
      </Note>
    );
  }
  if (!origin) return null;
  return (
    <Note kind={origin.treatsPatients ? "ok" : "info"} live>
      {origin.treatsPatients ? m.leads_situation_yes(about) : m.leads_situation_silent(about)}
    </Note>
  );
}

/** Says why a center that the visitor chose cannot have the request. */
export function passedOverSentence(center: string, reason: PassedReason | undefined, group: PatientGroup | null): string {
  switch (reason) {
    case "service_not_offered":
      return m.leads_consent_passed_service({ center });
    case "country_not_served":
      return m.leads_consent_passed_country({ center });
    case "patients_not_treated":
      return group ? m.leads_consent_passed_patients({ center, group: groupInSentence(group) }) : m.leads_consent_passed_full({ center });
    default:
      return m.leads_consent_passed_full({ center });
  }
}
