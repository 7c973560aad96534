import { sql } from "kysely";
import { listTreatments, treatmentBySlug } from "#domain/content/treatments.server.ts";
import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { oldestPrice, staleBefore } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { CityOffer } from "./cities.server.ts";
import { type Medication, medicationBeside, medicationLineOf } from "./medication.ts";
import type { Position } from "./position.ts";
import { type PriceRange, priceRanges, publishedMedications } from "./price-ranges.server.ts";
import { USUAL_ORDER } from "./ranking.server.ts";
import { MEDICATION_LINES, mainLineOf } from "./treatment-prices.ts";

export interface CityTreatmentPair {
  readonly citySlug: string;
  readonly treatmentSlug: string;
  /** The number of listed centers of the city that offer it: at least one. */
  readonly centers: number;
}

/** Returns every pair of city and treatment that has a page, which is linked and in the sitemap. */
export async function pairsWithCenters(db: Db): Promise<CityTreatmentPair[]> {
  const { rows } = await sql<CityTreatmentPair>`
    select c.id as "citySlug", t.slug as "treatmentSlug", count(*)::int as centers
    from provider_profiles p
    join cities c on c.name = p.city
    join treatments t on t.service_type_id = any (p.services_offered) and t.published and t.locale = 'es'
    join service_types s on s.id = t.service_type_id and s.active and s.listed
    where p.listed and p.provider_type = 'clinic'
    group by c.id, c.display_order, t.slug, t.display_order
    order by c.display_order, c.id, t.display_order, t.slug`.execute(db);
  return rows;
}

export interface CityTreatment {
  readonly serviceId: string;
  readonly name: string;
  /** Null while no text describes the service. There is no page then. */
  readonly treatmentSlug: string | null;
  readonly centers: number;
  /** The price range of its main line among the city's centers. */
  readonly price: PriceRange | null;
}

/** Returns what a city's centers offer, each with its price range there. */
export async function treatmentsIn(db: Db, city: string, { services }: CityOffer): Promise<CityTreatment[]> {
  const [treatments, ranges] = await Promise.all([listTreatments(db), priceRanges(db, { city })]);
  return services.map(({ id, name, centers }) => ({
    serviceId: id,
    name,
    treatmentSlug: treatments.find(({ serviceId }) => serviceId === id)?.slug ?? null,
    centers,
    price: ranges.find(({ lineId }) => lineId === mainLineOf(id)) ?? null,
  }));
}

/** A center with its prices for the lines of one service. None is older than a year, so the list may be empty. */
export interface CenterPrice {
  readonly center: { readonly slug: string; readonly name: string; readonly neighborhood: string | null; readonly verified: boolean };
  readonly prices: readonly CenterPriceLine[];
}

export interface CenterPriceLine {
  readonly lineId: string;
  readonly label: string;
  readonly amountCents: number;
  readonly informedOn: string;
  /** True when older than six months. */
  readonly stale: boolean;
  readonly notIncluded: string | null;
  readonly medication: Medication | null;
}

/** Returns the listed centers of a city that offer a service, each with its own prices for it, in the order of the lists. */
export async function centerPricesIn(db: Db, city: string, serviceId: string, most: number): Promise<CenterPrice[]> {
  const published = await publishedMedications(db);
  const { rows } = await sql<
    Omit<CenterPrice, "prices"> & {
      prices: (Omit<CenterPriceLine, "medication"> & { medicationSaid: MedicationSaid | null })[];
      medications: Record<string, number>;
    }
  >`
    select json_build_object('slug', p.slug, 'name', p.name, 'neighborhood', p.neighborhood, 'verified', p.verification_status = 'verified') as center,
      coalesce((
        select json_agg(json_build_object('lineId', l.id, 'label', l.label, 'amountCents', latest.amount_cents, 'informedOn', latest.informed_on, 'stale', latest.informed_on < ${staleBefore},
          'notIncluded', latest.not_included, 'medicationSaid', latest.medication) order by l.display_order, l.id)
        from price_lines l cross join lateral (
          select amount_cents, informed_on, not_included, medication from provider_prices
          where provider_id = p.id and price_line_id = l.id order by informed_on desc limit 1
        ) latest
        where l.service_type_id = ${serviceId} and latest.informed_on >= ${oldestPrice}
      ), '[]') as prices,
      coalesce((
        select json_object_agg(price_line_id, amount_cents) from (
          select distinct on (price_line_id) price_line_id, amount_cents, informed_on from provider_prices
          where provider_id = p.id and price_line_id = any (${[...MEDICATION_LINES]}::text[]) order by price_line_id, informed_on desc
        ) newest where informed_on >= ${oldestPrice}
      ), '{}') as medications
    from provider_profiles p
    where p.listed and p.provider_type = 'clinic' and p.city = ${city} and p.services_offered @> array[${serviceId}]
    order by ${USUAL_ORDER.centers} limit ${most}`.execute(db);
  return rows.map(({ center, prices, medications }) => ({
    center,
    prices: prices.map(({ medicationSaid, ...price }) => {
      const own = medications[medicationLineOf(price.lineId) ?? ""] ?? null;
      return { ...price, ...medicationBeside({ ...price, medicationSaid }, own, published) };
    }),
  }));
}

export interface CityWithService extends Position {
  readonly slug: string;
  readonly name: string;
  readonly province: string;
  readonly centers: number;
  readonly verifiedCenters: number;
}

/** Returns the cities where a listed center offers a service, the most centers first. */
async function citiesWith(db: Db, serviceId: string): Promise<CityWithService[]> {
  const { rows } = await sql<CityWithService>`
    select c.id as slug, c.name, c.province, c.latitude, c.longitude, count(*)::int as centers,
      (count(*) filter (where p.verification_status = 'verified'))::int as "verifiedCenters"
    from provider_profiles p
    join cities c on c.name = p.city
    join service_types s on s.id = ${serviceId} and s.active and s.listed
    where p.listed and p.provider_type = 'clinic' and p.services_offered @> array[${serviceId}]
    group by c.id order by count(*) desc, c.display_order, c.name`.execute(db);
  return rows;
}

/** Returns the data of a pair's page, or null when the treatment has no text or no listed center of the city offers it. */
export async function cityTreatment(db: Db, citySlug: string, treatmentSlug: string) {
  const treatment = await treatmentBySlug(db, treatmentSlug);
  if (!treatment?.serviceId) return null;
  const { slug, name, shortName, serviceId, summary, review } = treatment;
  const cities = await citiesWith(db, serviceId);
  const city = cities.find((candidate) => candidate.slug === citySlug);
  return city ? { city, cities, treatment: { slug, name, shortName, serviceId, summary, review } } : null;
}
