import { m } from "#app/paraglide/messages.js";
import type { TreatmentCategory } from "#domain/content/content.ts";

/** The categories as headings; their names in the database begin every word with a capital. */
export const categoryWords: Record<TreatmentCategory, () => string> = {
  "Reproducción Asistida": m.treatments_category_assisted,
  Preservación: m.treatments_category_preservation,
  "Genética Reproductiva": m.treatments_category_genetics,
};
