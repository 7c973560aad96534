import fc from "fast-check";
import { expect } from "vitest";
import type { Facets } from "#domain/directory/facets.ts";
import { type Filters, NO_FILTERS, type Sort } from "#domain/directory/filters.ts";
import type { ProviderKind } from "#domain/directory/ranking.server.ts";
import type { Db } from "#platform/db/db.ts";

/** A provider as the tests of the lists see it, read without the queries under test. */
export interface Provider {
  id: string;
  slug: string;
  name: string;
  provider_type: string;
  city: string | null;
  services_offered: string[];
  languages_spoken: string[];
  payment_methods: string[];
  patients_treated: string[];
  donor_facts: object;
  featured: boolean;
  verified: boolean;
  verification_status: string;
  score: number | null;
  years_experience: number | null;
  has_prices: boolean;
  has_outcomes: boolean;
  /** Today's prices in cents, by the line of the price template. */
  prices: ReadonlyMap<string, number>;
  /** The listed centers where a specialist practises. */
  centers: Provider[];
}

const isListed = ({ verification_status }: Provider) => ["published", "verified"].includes(verification_status);

export async function everyProvider(db: Db): Promise<Provider[]> {
  const rows = (await db.selectFrom("provider_profiles").selectAll().execute()) as unknown as Provider[];
  const members = await db.selectFrom("provider_members").selectAll().execute();
  const informed = await db.selectFrom("provider_prices").selectAll().orderBy("informed_on").execute();
  const oldest = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  const pricesOf = (id: string) => {
    const newest = new Map(informed.filter((price) => price.provider_id === id).map((price) => [price.price_line_id, price]));
    const current = [...newest.values()].filter(({ informed_on }) => informed_on > oldest);
    return new Map(current.map(({ price_line_id, amount_cents }) => [price_line_id, Number(amount_cents)]));
  };
  const byId = new Map(rows.map((row) => [row.id, { ...row, prices: pricesOf(row.id), centers: [] as Provider[] }]));
  for (const { center_id, specialist_id } of members) {
    const center = byId.get(center_id)!;
    if (isListed(center)) byId.get(specialist_id)!.centers.push(center);
  }
  return [...byId.values()];
}

const isOfKind = (kind: ProviderKind, { provider_type }: Provider) => (provider_type === "clinic") === (kind === "centers");
const placesOf = (provider: Provider) => [provider, ...provider.centers];
const citiesOf = (provider: Provider) => [...new Set(placesOf(provider).flatMap(({ city }) => city ?? []))];
const paymentsOf = (provider: Provider) => placesOf(provider).flatMap(({ payment_methods }) => payment_methods);
const isVerified = (kind: ProviderKind, { verified, verification_status }: Provider) =>
  verification_status === "verified" && (kind === "centers" || verified);

/** The price line of the services that tests ask for. */
export const MAIN_LINES: Readonly<Record<string, string>> = {
  fiv: "fiv-propios",
  icsi: "icsi-complemento",
  dgp: "dgp-embrion",
  ovodonacion: "fiv-donados",
};

/** Implements the rules of the filters a second time. Leaves out words, because the database's stemming decides about them. */
export function meets(kind: ProviderKind, provider: Provider, filters: Filters): boolean {
  return (
    isOfKind(kind, provider) &&
    isListed(provider) &&
    (filters.city === null || citiesOf(provider).includes(filters.city)) &&
    filters.services.every((id) => provider.services_offered.includes(id)) &&
    filters.languages.every((code) => provider.languages_spoken.includes(code)) &&
    filters.payments.every((id) => paymentsOf(provider).includes(id)) &&
    filters.patients.every((group) => provider.patients_treated.includes(group)) &&
    filters.told.every((fact) => fact in provider.donor_facts) &&
    (!/^\d+$/.test(filters.highestPrice) ||
      filters.services.length !== 1 ||
      (provider.prices.get(MAIN_LINES[filters.services[0]!]!) ?? Number.POSITIVE_INFINITY) <= 100 * Number(filters.highestPrice)) &&
    (!filters.verified || isVerified(kind, provider)) &&
    (!filters.featured || provider.featured) &&
    (!filters.withPrices || provider.has_prices) &&
    (!filters.withOutcomes || provider.has_outcomes)
  );
}

/** Counts the number beside each choice independently: over all results, and for cities over those in any city. */
export function expectTrueFacets(
  facets: Facets,
  results: readonly Provider[],
  inAnyCity: readonly Provider[],
  kindOf: (p: Provider) => ProviderKind,
) {
  const count = (has: (provider: Provider) => boolean, among = results) => among.filter(has).length;
  for (const { value, count: told } of facets.cities) expect(told, value).toBe(count((p) => citiesOf(p).includes(value), inAnyCity));
  for (const { value, count: told } of facets.services) expect(told, value).toBe(count((p) => p.services_offered.includes(value)));
  for (const { value, count: told } of facets.languages) expect(told, value).toBe(count((p) => p.languages_spoken.includes(value)));
  for (const { value, count: told } of facets.payments) expect(told, value).toBe(count((p) => paymentsOf(p).includes(value)));
  for (const { value, count: told } of facets.patients) expect(told, value).toBe(count((p) => p.patients_treated.includes(value)));
  for (const { value, count: told } of facets.told) expect(told, value).toBe(count((p) => value in p.donor_facts));
  expect(facets.verified).toBe(count((p) => isVerified(kindOf(p), p)));
  expect(facets.featured).toBe(count(({ featured }) => featured));
  expect(facets.withPrices).toBe(count(({ has_prices }) => has_prices));
  expect(facets.withOutcomes).toBe(count(({ has_outcomes }) => has_outcomes));
}

export const kindOf = ({ provider_type }: Provider): ProviderKind => (provider_type === "clinic" ? "centers" : "specialists");

const some = (values: readonly string[], most = 2) => fc.subarray([...values], { maxLength: most }).map((chosen) => [...chosen].sort());

interface Asked {
  words: readonly string[];
  cities: readonly string[];
  services: readonly string[];
  sorts: readonly Sort[];
}

/** Generates filters that a visitor may combine, mostly wide enough to leave results. */
export function anyFilters({ words, cities, services, sorts }: Asked): fc.Arbitrary<Filters> {
  return fc.record({
    q: fc.constantFrom("", "", ...words),
    city: fc.constantFrom(null, null, ...cities),
    services: some(services),
    languages: some(["es", "en", "fr", "de", "it", "pt"], 1),
    payments: some(["efectivo", "paypal", "planes-de-pago"], 1),
    patients: fc.constant(NO_FILTERS.patients),
    told: fc.constant(NO_FILTERS.told),
    verified: fc.boolean(),
    featured: fc.constantFrom(false, false, true),
    withPrices: fc.constant(NO_FILTERS.withPrices),
    withOutcomes: fc.constant(NO_FILTERS.withOutcomes),
    highestPrice: fc.constant(NO_FILTERS.highestPrice),
    sort: fc.constantFrom(...sorts),
  });
}
