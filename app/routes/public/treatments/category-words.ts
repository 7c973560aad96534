import { m } from "#app/paraglide/messages.js";
import type { TreatmentCategory } from "#domain/content/content.ts";
import { plain } from "#domain/directory/spanish-text.ts";

/** The categories as headings; their names in the database begin every word with a capital. */
export const categoryWords: Record<TreatmentCategory, () => string> = {
  "Reproducción Asistida": m.treatments_category_assisted,
  Preservación: m.treatments_category_preservation,
  "Genética Reproductiva": m.treatments_category_genetics,
};

/** The anchor of a category in the list: its first word. */
export const categoryId = (category: TreatmentCategory): string => plain(category).split(" ")[0]!;
