import { type RawBuilder, type SqlBool, sql } from "kysely";
import { askedLine, highestPriceCents } from "./asked-price.ts";
import type { Filters } from "./filters.ts";
import { isCurrentPrice } from "./price-order.server.ts";
import { type ProviderKind, SPECIALIST_IS_VERIFIED, type TextMatch } from "./ranking.server.ts";

const PLACES_OF_WORK = sql`provider_members m join provider_profiles c on c.id = m.center_id and c.listed where m.specialist_id = p.id`;

/** The SQL of filters on a row p of provider_profiles where the two kinds differ. */
interface KindOfProvider {
  readonly itself: RawBuilder<SqlBool>;
  readonly verified: RawBuilder<SqlBool>;
  readonly inCity: (city: string) => RawBuilder<SqlBool>;
  /** Arrays for filters and counts: every city where they work, every method of payment that is accepted there. */
  readonly cities: RawBuilder<string[]>;
  readonly payments: RawBuilder<string[]>;
}

const KINDS: Record<ProviderKind, KindOfProvider> = {
  centers: {
    itself: sql`p.provider_type = 'clinic'`,
    verified: sql`p.verification_status = 'verified'`,
    inCity: (city) => sql`p.city = ${city}`,
    cities: sql`array_remove(array[p.city], null)`,
    payments: sql`p.payment_methods`,
  },
  // People work where their profile says, and in each listed center that has them in its team.
  specialists: {
    itself: sql`p.provider_type <> 'clinic'`,
    verified: SPECIALIST_IS_VERIFIED,
    inCity: (city) => sql`(p.city = ${city} or exists (select from ${PLACES_OF_WORK} and c.city = ${city}))`,
    cities: sql`array(select p.city where p.city is not null union select c.city from ${PLACES_OF_WORK} and c.city is not null)`,
    payments: sql`array(select unnest(p.payment_methods) union select unnest(c.payment_methods) from ${PLACES_OF_WORK})`,
  },
};

export const isInCity = (kind: ProviderKind, city: string) => KINDS[kind].inCity(city);

/** Selects every listed provider of the kind that meets all filters; p is provider_profiles. */
export function providersThatMeet(kind: ProviderKind, filters: Filters, text: TextMatch | null): RawBuilder<SqlBool> {
  const { itself, verified, inCity, payments } = KINDS[kind];
  const conditions = [sql<SqlBool>`p.listed`, itself];
  if (filters.city) conditions.push(inCity(filters.city));
  if (filters.services.length > 0) conditions.push(sql`p.services_offered @> ${filters.services}::text[]`);
  if (filters.languages.length > 0) conditions.push(sql`p.languages_spoken @> ${filters.languages}::text[]`);
  if (filters.payments.length > 0) conditions.push(sql`${payments} @> ${filters.payments}::text[]`);
  if (filters.patients.length > 0) conditions.push(sql`p.patients_treated @> ${filters.patients}::text[]`);
  if (filters.told.length > 0) conditions.push(sql`p.donor_facts_told @> ${filters.told}::text[]`);
  if (filters.verified) conditions.push(verified);
  if (filters.featured) conditions.push(sql`p.featured`);
  if (filters.withPrices) conditions.push(sql`p.has_prices`);
  if (filters.withOutcomes) conditions.push(sql`p.has_outcomes`);
  const [line, highest] = [askedLine(filters), highestPriceCents(filters)];
  if (line && highest !== null)
    conditions.push(
      sql`p.id in (select price.provider_id from provider_prices price where ${isCurrentPrice(line)} and price.amount_cents <= ${highest})`,
    );
  if (text) conditions.push(text.condition);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Selects the columns that counting needs, with the same names for both kinds. */
export function countedColumns(kind: ProviderKind): RawBuilder<unknown> {
  const { cities, payments, verified } = KINDS[kind];
  return sql`${cities} as cities, p.services_offered as services, p.languages_spoken as languages, ${payments} as payments,
    p.patients_treated as patients, p.donor_facts_told as told, ${verified} as verified, p.featured, p.has_prices, p.has_outcomes`;
}
