import { agesText, patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { NamedCenter, PassedCenter } from "#app/forms/leads/receivers-preview.ts";
import { Note } from "#app/ui/note.tsx";
import type { PatientGroup, Stance } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";
import { insideSentence } from "#texts/choice-names.ts";
import type { LeadFormProps } from "./lead-form-props.ts";
import type { Receivers } from "./use-receivers.ts";

/** Names a group in the middle of a sentence: «parejas de hombres». */
export const groupInSentence = (group: PatientGroup): string => insideSentence(patientGroupNames[group]());

interface SituationProps {
  center: NamedCenter | undefined;
  receivers: Receivers;
  /** The answer to the question beside it. */
  situation: unknown;
  /** What is known of one group before the receivers are. */
  stance: LeadFormProps["stance"];
}

/** Says on a center's own form, beside the question, whether it treats these patients, and who does when it does not. */
export function SituationNote({ center, receivers, situation, stance }: SituationProps) {
  if (!center) return null;
  if (receivers.state !== "known") return stance && stance.group === situation ? <Said center={center} {...stance} others={[]} /> : null;
  const { origin, patientGroup, passedOver } = receivers;
  if (patientGroup === null) return null;
  const [own] = passedOver;
  if (own?.reason === "patients_not_treated")
    return <Said center={center} group={patientGroup} says="turns-away" others={receivers.receivers.map(({ name }) => name)} />;
  return origin && <Said center={center} group={patientGroup} says={origin.treatsPatients ? "treats" : "silent"} others={[]} />;
}

const KINDS = { treats: "ok", "turns-away": "caution", silent: "info" } as const;
const SENTENCES = { treats: m.leads_situation_yes, "turns-away": m.leads_consent_passed_patients, silent: m.leads_situation_silent };

function Said({ center, group, says, others }: { center: NamedCenter; group: PatientGroup; says: Stance; others: readonly string[] }) {
  return (
    <Note kind={KINDS[says]} live>
      {SENTENCES[says]({ center: center.name, group: groupInSentence(group) })}{" "}
      {others.length > 0 && m.leads_situation_others({ centers: nameList(others) })}
    </Note>
  );
}

export type AgeNoteProps = Pick<SituationProps, "center" | "receivers">;

/** Says on a center's own form, beside the question, that its published limit excludes the woman's age, and who treats her. */
export function AgeNote({ center, receivers }: AgeNoteProps) {
  const own = center && receivers.state === "known" ? receivers.passedOver[0] : undefined;
  if (receivers.state !== "known" || own?.reason !== "age_not_treated") return null;
  const others = receivers.receivers.map(({ name }) => name);
  return (
    <Note kind="caution" live>
      {passedOverSentence(own, null)} {others.length > 0 && m.leads_situation_others({ centers: nameList(others) })}
    </Note>
  );
}

const AGE_SENTENCES = { own: m.leads_consent_passed_age_own, donor: m.leads_consent_passed_age_donor };

/** Says why a center that the visitor chose cannot have the request. */
export function passedOverSentence(
  { name: center, reason, ageLimit }: Pick<PassedCenter, "name"> & Partial<PassedCenter>,
  group: PatientGroup | null,
): string {
  if (ageLimit) return AGE_SENTENCES[ageLimit.eggs]({ center, ages: insideSentence(agesText(ageLimit.limit)) });
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
