import { plain } from "#platform/plain-text.ts";
import type { Filters } from "./filters.ts";

/** The values that the directory's filters know, each list in display order. */
export interface Vocabulary {
  readonly cities: readonly CityTerm[];
  readonly services: readonly ServiceTerm[];
  readonly languages: readonly LanguageTerm[];
  readonly payments: readonly PaymentTerm[];
}

interface CityTerm {
  readonly id: string;
  readonly name: string;
  /** True when offered as a choice even without a listed center there. */
  readonly active: boolean;
}
export interface ServiceTerm {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly synonyms: readonly string[];
}
interface LanguageTerm {
  readonly code: string;
  readonly name: string;
  readonly ownName: string;
}
interface PaymentTerm {
  readonly id: string;
  readonly name: string;
}

/** Returns filters with every value in its canonical form. Unknown values are left out, so that they do not empty the list. */
export function recognised<F extends Filters>(filters: F, vocabulary: Vocabulary): F {
  const city = filters.city && find(vocabulary.cities, filters.city, cityNames);
  return {
    ...filters,
    city: city ? city.name : null,
    services: each(filters.services, (given) => find(vocabulary.services, given, serviceNames)?.id),
    languages: each(
      filters.languages,
      (given) => find(vocabulary.languages, given, (language) => [language.code, ...languageNames(language)])?.code,
    ),
    payments: each(filters.payments, (given) => find(vocabulary.payments, given, ({ id, name }) => [id, name])?.id),
  };
}

export const serviceNames = ({ id, name, shortName, synonyms }: ServiceTerm): string[] => [id, name, shortName, ...synonyms];

export const languageNames = ({ name, ownName }: LanguageTerm): string[] => [name, ownName];
export const cityNames = ({ id, name }: CityTerm): string[] => [name, id];

function find<T>(terms: readonly T[], given: string, names: (term: T) => string[]): T | undefined {
  const wanted = plain(given);
  return terms.find((term) => names(term).some((name) => plain(name) === wanted));
}

const each = (given: readonly string[], known: (value: string) => string | undefined): string[] =>
  [...new Set(given.map(known).filter((value) => value !== undefined))].sort();
