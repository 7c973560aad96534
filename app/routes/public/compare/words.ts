import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { m } from "#app/paraglide/messages.js";
import type { ComparedGroup, ComparedRow } from "#domain/directory/comparison.ts";
import type { AgeBand } from "#domain/directory/outcomes.ts";

export const groupNames: Record<ComparedGroup["id"], () => string> = {
  trust: m.compare_group_trust,
  prices: m.compare_group_prices,
  outcomes: m.compare_group_outcomes,
  patients: m.compare_patients,
  care: m.compare_group_care,
};

const topics = {
  verification: m.compare_verification,
  score: m.compare_score,
  reply: m.compare_reply,
  answered: m.compare_answered,
  payments: m.compare_payments,
  outcomes: m.compare_outcomes,
  patients: m.compare_patients,
  "own-eggs": m.compare_patients_own_eggs,
  "donor-eggs": m.compare_patients_donor_eggs,
  "patients-source": m.compare_patients_source,
  team: m.compare_team,
  languages: m.compare_languages,
  countries: m.compare_countries,
  hours: m.compare_hours,
};

const ages: Record<AgeBand, () => string> = {
  "under-35": m.centers_age_under_35,
  "35-37": m.centers_age_35_37,
  "38-40": m.centers_age_38_40,
  "41-42": m.centers_age_41_42,
  "43-plus": m.centers_age_43_plus,
};

export function rowName({ label }: ComparedRow): string {
  switch (label.kind) {
    case "topic":
      return topics[label.topic]();
    case "outcome": {
      const words = label.eggSource === "own" ? m.compare_outcome_own : m.compare_outcome_donor;
      return words({ age: ages[label.ageBand]() });
    }
    case "patients":
      return patientGroupNames[label.group]();
    default:
      return label.name;
  }
}
