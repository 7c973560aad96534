import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import type { ComparedRow } from "#domain/directory/compared-row.ts";
import type { ComparedGroup } from "#domain/directory/comparison.ts";
import { m } from "#messages/m.ts";
import { DONOR_FACT_NAMES } from "#texts/donors.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";

export const groupNames: Record<ComparedGroup["id"], () => string> = {
  trust: m.compare_group_trust,
  prices: m.compare_group_prices,
  outcomes: m.compare_group_outcomes,
  patients: m.compare_patients,
  donors: m.donors_title,
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
  donors: m.donors_title,
  team: m.compare_team,
  languages: m.compare_languages,
  countries: m.compare_countries,
  hours: m.compare_hours,
};

export function rowName({ label }: ComparedRow): string {
  switch (label.kind) {
    case "topic":
      return topics[label.topic]();
    case "outcome": {
      const words = label.eggSource === "own" ? m.compare_outcome_own : m.compare_outcome_donor;
      return words({ age: AGE_NAMES[label.ageBand]() });
    }
    case "patients":
      return patientGroupNames[label.group]();
    case "told":
      return DONOR_FACT_NAMES[label.fact]();
    default:
      return label.name;
  }
}
