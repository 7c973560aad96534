/** What a center says of the medication of a whole price: that it is in it, or that it is paid apart. */
export const MEDICATION_SAID = ["included", "apart"] as const;
export type MedicationSaid = (typeof MEDICATION_SAID)[number];
