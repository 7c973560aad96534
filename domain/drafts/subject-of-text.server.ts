import { cityTextSlug, readCityText } from "#domain/content/city-texts.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { Db } from "#platform/db/db.ts";
import { type DraftSubject, draftSubjects, knownCities } from "./directory-facts.server.ts";

/** Returns the text that a draft becomes: the treatment's own, or that of the treatment in a city. */
export function textOfSubject({ serviceId, treatmentSlug, city }: Pick<DraftSubject, "serviceId" | "treatmentSlug" | "city">): TextKey {
  const treatment = treatmentSlug ?? serviceId;
  return city ? { kind: "city_treatment", slug: cityTextSlug({ city: city.id, treatment }) } : { kind: "treatment", slug: treatment };
}

/** Returns the subject on which the directory can add to a text; null when there is none. */
export async function subjectOfText(db: Db, key: TextKey): Promise<DraftSubject | null> {
  if (key.kind !== "treatment" && key.kind !== "city_treatment") return null;
  const named = key.kind === "city_treatment" ? readCityText(key.slug) : null;
  const [subjects, cities] = await Promise.all([draftSubjects(db), named ? knownCities(db) : []]);
  const subject = subjects.find((one) => textOfSubject(one).slug === (named?.treatment ?? key.slug));
  const city = cities.find(({ id }) => id === named?.city) ?? null;
  return subject && (!named || city) ? { ...subject, city } : null;
}
