import { legalAnchor, pathOfTreatment } from "#domain/content/content.ts";
import { type AgeRange, familyOf, type PatientGroup } from "#domain/listing/patients.ts";
import { m } from "#messages/m.ts";

export const patientGroupNames: Record<PatientGroup, () => string> = {
  "pareja-femenina": m.centers_patients_pareja_femenina,
  "pareja-masculina": m.centers_patients_pareja_masculina,
  "mujer-soltera": m.centers_patients_mujer_soltera,
  "hombre-soltero": m.centers_patients_hombre_soltero,
  "pareja-no-casada": m.centers_patients_pareja_no_casada,
};

/** The treatment whose legal panel says most about a group. */
const treatmentOf: Record<PatientGroup, string> = {
  "pareja-femenina": "fiv",
  "pareja-masculina": "gestacion-subrogada",
  "mujer-soltera": "fiv",
  "hombre-soltero": "gestacion-subrogada",
  "pareja-no-casada": "fiv",
};

/** Returns the address of the legal panel with the family of this group. */
export const legalPathOf = (group: PatientGroup): string => `${pathOfTreatment(treatmentOf[group])}#${legalAnchor(familyOf(group))}`;

/** Writes ages: «De 18 a 43 años», «Hasta 43 años», «Desde 18 años» */
export function agesText({ min, max }: AgeRange): string {
  if (min === null) return m.centers_patients_ages_max({ max: String(max) });
  if (max === null) return m.centers_patients_ages_min({ min: String(min) });
  return m.centers_patients_ages({ min: String(min), max: String(max) });
}
