import type { Family } from "#domain/content/content.ts";

/** Groups of patients that a center may or may not treat. */
export const PATIENT_GROUPS = ["pareja-femenina", "pareja-masculina", "mujer-soltera", "hombre-soltero", "pareja-no-casada"] as const;
export type PatientGroup = (typeof PATIENT_GROUPS)[number];

/**
 * Returns the group that a situation of the request form is, or null. Every center treats a woman and a man, and of «otra» nobody knows.
 */
export const groupOfSituation = (situation: string): PatientGroup | null => PATIENT_GROUPS.find((group) => group === situation) ?? null;

/** What a center says of a group of patients. */
export type Stance = "treats" | "turns-away" | "silent";

/** Returns the family whose legal position applies to a group. The position for a woman and a man says what marriage changes. */
export const familyOf = (group: PatientGroup): Family => (group === "pareja-no-casada" ? "pareja-hetero" : group);

/** The woman's age in years, both ends included; null where an end is open. */
export interface AgeRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** The patients that a center treats. A group in neither list is not informed, which means neither yes nor no. */
export interface Patients {
  readonly treated: readonly PatientGroup[];
  readonly notTreated: readonly PatientGroup[];
  /** Null when no age is given. */
  readonly ownEggs: AgeRange | null;
  readonly donorEggs: AgeRange | null;
  /** The source, as people read it. */
  readonly source: string;
  readonly informedOn: string;
}

interface StoredPatients {
  readonly patients_treated: readonly string[];
  readonly patients_not_treated: readonly string[];
  readonly own_eggs_min_age: number | null;
  readonly own_eggs_max_age: number | null;
  readonly donor_eggs_min_age: number | null;
  readonly donor_eggs_max_age: number | null;
  readonly patients_source: string | null;
  readonly patients_informed_on: string | null;
}

/** Returns null when nothing was informed. */
export function patientsOf(stored: StoredPatients): Patients | null {
  if (stored.patients_source === null || stored.patients_informed_on === null) return null;
  const among = (ids: readonly string[]) => PATIENT_GROUPS.filter((group) => ids.includes(group));
  return {
    treated: among(stored.patients_treated),
    notTreated: among(stored.patients_not_treated),
    ownEggs: ageRange(stored.own_eggs_min_age, stored.own_eggs_max_age),
    donorEggs: ageRange(stored.donor_eggs_min_age, stored.donor_eggs_max_age),
    source: stored.patients_source,
    informedOn: stored.patients_informed_on,
  };
}

const ageRange = (min: number | null, max: number | null): AgeRange | null => (min === null && max === null ? null : { min, max });
