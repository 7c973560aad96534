import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { activeCountries } from "#domain/listing/profile.server.ts";
import type { KnownChoices } from "#domain/listing/profile-sections.ts";
import type { Db } from "#platform/db/db.ts";

/** Loads the choices for a profile. */
export async function profileChoices(db: Db) {
  const [vocabulary, countries] = await Promise.all([loadVocabulary(db), activeCountries(db)]);
  return { vocabulary, choices: choicesOf(vocabulary, countries) };
}

const choicesOf = ({ cities, services, languages, payments }: Vocabulary, countries: Awaited<ReturnType<typeof activeCountries>>) => ({
  cities: cities.filter(({ active }) => active),
  services,
  languages,
  payments,
  countries,
});

export type ProfileChoices = ReturnType<typeof choicesOf>;

/** Returns the choices by the values that a form sends. */
export const knownTerms = ({ cities, services, languages, payments, countries }: ProfileChoices): KnownChoices => ({
  cities: cities.map(({ name }) => name),
  services: services.map(({ id }) => id),
  languages: languages.map(({ code }) => code),
  payments: payments.map(({ id }) => id),
  countries: countries.map(({ code }) => code),
});
