import type { TreatmentCategory } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

/** The names of the categories as headings. The database writes them with a capital on every word. */
export const CATEGORY_NAMES: ChoiceNames<TreatmentCategory> = {
  "Reproducción Asistida": m.treatments_category_assisted,
  Preservación: m.treatments_category_preservation,
  "Genética Reproductiva": m.treatments_category_genetics,
};
