import { type RawBuilder, type SqlBool, sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { USUAL_SERVICE } from "./asked-price.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { type City, type CityCount, type CityPrice, MAX_MAPPED, type MappedCenter, type NearCenter } from "./city.ts";
import { byDistance, type Position } from "./position.ts";
import { USUAL_ORDER } from "./ranking.server.ts";
import type { SpecialistCard } from "./specialist-card.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import { mainLineOf } from "./treatment-prices.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** Cities with at least one listed center, the most centers first. */
export async function cityCounts(db: Db): Promise<CityCount[]> {
  const { rows } = await sql<CityCount>`
    select c.id as slug, c.name, c.latitude, c.longitude, listed.centers
    from (select city, count(*)::int as centers from provider_profiles where listed and provider_type = 'clinic' and city is not null group by city) listed
    join cities c on c.name = listed.city
    order by listed.centers desc, c.display_order, c.name`.execute(db);
  return rows;
}

/** A radius larger than any map of a city. */
const AROUND_KM = 90;

/** Returns the position of a city, or null for an unknown name. */
export async function positionOfCity(db: Db, name: string): Promise<Position | null> {
  const row = await db.selectFrom("cities").select(["latitude", "longitude"]).where("name", "=", name).executeTakeFirst();
  return row ?? null;
}

export interface Town extends Position {
  readonly slug: string;
  readonly name: string;
}

/** Returns towns with or without centers, the nearest first. */
export async function townsAround(db: Db, position: Position): Promise<Town[]> {
  const towns = await db.selectFrom("cities").select(["id as slug", "name", "latitude", "longitude"]).execute();
  return byDistance(position, towns)
    .filter(({ kilometers }) => kilometers <= AROUND_KM)
    .map(({ kilometers: _, ...town }) => town);
}

/** Returns every known city, those with the most centers first. */
export async function listCities(db: Db): Promise<City[]> {
  const { rows } = await sql<Omit<City, "ivf"> & { [K in keyof CityPrice as `ivf_${K}`]: CityPrice[K] | null }>`
    select c.id as slug, c.name, c.province, c.latitude, c.longitude, coalesce(listed.centers, 0) as centers,
      coalesce(listed.verified, 0) as "verifiedCenters", coalesce(people.specialists, 0) as specialists,
      ivf.low as "ivf_lowCents", ivf.high as "ivf_highCents", ivf.centers as ivf_centers, ivf.oldest as ivf_from, ivf.newest as ivf_to
    from cities c
    left join (
      select city, count(*)::int as centers, (count(*) filter (where verification_status = 'verified'))::int as verified
      from provider_profiles where listed and provider_type = 'clinic' group by city
    ) listed on listed.city = c.name
    left join (
      select city, count(*)::int as specialists from (${practices}) practice group by city
    ) people on people.city = c.name
    left join (
      select p.city, min(latest.amount_cents) as low, max(latest.amount_cents) as high, count(*)::int as centers,
        min(latest.informed_on) as oldest, max(latest.informed_on) as newest
      from provider_profiles p cross join lateral (
        select amount_cents, informed_on from provider_prices
        where provider_id = p.id and price_line_id = ${mainLineOf(USUAL_SERVICE)} order by informed_on desc limit 1
      ) latest
      where p.listed and p.provider_type = 'clinic' and latest.informed_on >= ${oldestPrice} group by p.city
    ) ivf on ivf.city = c.name
    order by coalesce(listed.centers, 0) desc, c.display_order, c.name`.execute(db);
  return rows.map(({ ivf_lowCents, ivf_highCents, ivf_centers, ivf_from, ivf_to, ...city }) => ({
    ...city,
    ivf:
      ivf_lowCents !== null && ivf_highCents !== null && ivf_centers !== null && ivf_from !== null && ivf_to !== null
        ? { lowCents: ivf_lowCents, highCents: ivf_highCents, centers: ivf_centers, from: ivf_from, to: ivf_to }
        : null,
  }));
}

/** Each listed specialist, once for each city where they practise. */
const practices = sql`
  select p.id, p.city from provider_profiles p where p.listed and p.provider_type <> 'clinic' and p.city is not null
  union
  select p.id, center.city from provider_profiles p
    join provider_members m on m.specialist_id = p.id
    join provider_profiles center on center.id = m.center_id and center.listed and center.city is not null
    where p.listed and p.provider_type <> 'clinic'`;

/**
 * Returns a condition that is true when the listed specialist p practises in the city: according to their profile, or at a listed center
 * there that offers the service, if one is given.
 */
function practisesIn(city: string, serviceId?: string): RawBuilder<SqlBool> {
  const offers = serviceId === undefined ? sql`true` : sql`center.services_offered @> array[${serviceId}]`;
  const themselves = serviceId === undefined ? sql`true` : sql`p.services_offered @> array[${serviceId}]`;
  return sql<SqlBool>`((p.city = ${city} and ${themselves}) or exists (
    select from provider_members m join provider_profiles center on center.id = m.center_id and center.listed and center.city = ${city} and ${offers}
    where m.specialist_id = p.id))`;
}

export interface CitySpecialists {
  readonly cards: SpecialistCard[];
  readonly total: number;
}

/** Returns the specialists of a city: featured, verified, then the most experienced, as the site lists specialists everywhere. */
export async function specialistsIn(db: Db, city: string, most: number, serviceId?: string): Promise<CitySpecialists> {
  const order = sql`p.featured desc, (p.verification_status = 'verified') desc, p.years_experience desc nulls last, p.name_norm, p.id`;
  const condition = sql`p.listed and p.provider_type <> 'clinic' and ${practisesIn(city, serviceId)}`;
  const [cards, counted] = await Promise.all([
    specialistCards(
      db,
      sql`select p.id, row_number() over (order by ${order}) as position from provider_profiles p where ${condition} order by ${order} limit ${most}`,
      { city, serviceId },
    ),
    sql<{ total: number }>`select count(*)::int as total from provider_profiles p where ${condition}`.execute(db),
  ]);
  return { cards, total: counted.rows[0]!.total };
}

/** Selects the listed clinics of a city; with a service, those that offer it. */
function centersOf(city: string, serviceId?: string): RawBuilder<SqlBool> {
  const offers = serviceId === undefined ? sql`` : sql`and p.services_offered @> array[${serviceId}]`;
  return sql<SqlBool>`p.listed and p.provider_type = 'clinic' and p.city = ${city} ${offers}`;
}

export async function centersIn(db: Db, city: string, most: number, serviceId?: string): Promise<CenterCard[]> {
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`select p.id, row_number() over (order by ${USUAL_ORDER.centers}) as position from provider_profiles p
      where ${centersOf(city, serviceId)} order by ${USUAL_ORDER.centers} limit ${most}`,
  );
}

/** Returns the first centers of a city (that offer the service), each with its position. */
export async function mappedCenters(db: Db, city: string, serviceId?: string): Promise<MappedCenter[]> {
  const { rows } = await sql<Omit<MappedCenter, "position"> & { latitude: number | null; longitude: number | null }>`
    select p.slug, p.name, p.neighborhood, p.verification_status = 'verified' as verified, p.latitude, p.longitude
    from provider_profiles p where ${centersOf(city, serviceId)} order by ${USUAL_ORDER.centers} limit ${sql.lit(MAX_MAPPED)}`.execute(db);
  return rows.map(({ latitude, longitude, ...center }) => ({
    ...center,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }));
}

/** Returns the listed centers nearest to a point. A center without a position counts as in the middle of its city. */
export async function nearestCenters(db: Db, from: Position, most: number): Promise<NearCenter[]> {
  const shortening = Math.cos((from.latitude * Math.PI) / 180);
  // This approximation finds the nearest; the distances shown are computed exactly.
  const { rows } = await sql<Position & Omit<NearCenter, "position" | "kilometers">>`
    select p.slug, p.name, p.neighborhood, p.city, p.verification_status = 'verified' as verified,
      coalesce(p.latitude, c.latitude) as latitude, coalesce(p.longitude, c.longitude) as longitude
    from provider_profiles p join cities c on c.name = p.city
    where p.listed and p.provider_type = 'clinic'
    order by power(coalesce(p.latitude, c.latitude) - ${from.latitude}, 2)
      + power((coalesce(p.longitude, c.longitude) - ${from.longitude}) * ${shortening}, 2), p.name_norm, p.id
    limit ${most}`.execute(db);
  return byDistance(from, rows).map(({ latitude, longitude, ...center }) => ({ ...center, position: { latitude, longitude } }));
}

export interface CityOffer {
  /** The services that a listed center of the city offers, in the order of the list of services. */
  readonly services: readonly { readonly id: string; readonly name: string; readonly centers: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string; readonly centers: number }[];
}

/** Counts how many of the city's centers offer each service and speak each language; with a service, among those that offer it. */
export async function offerIn(db: Db, city: string, serviceId?: string): Promise<CityOffer> {
  const count = sql`(select count(*) from provider_profiles p where ${centersOf(city, serviceId)}`;
  const { rows } = await sql<CityOffer>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'centers', centers) order by display_order, name), '[]')
         from (select s.*, ${count} and p.services_offered @> array[s.id]) as centers from service_types s where s.active and s.listed) offered
         where centers > 0) as services,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'centers', centers) order by centers desc, display_order), '[]')
         from (select l.*, ${count} and p.languages_spoken @> array[l.code]) as centers from languages l where l.active) spoken
         where centers > 0) as languages`.execute(db);
  return rows[0]!;
}

/** How quickly a city's centers answer; null when none of them has enough cases. */
export interface CityReplies {
  readonly fastestHours: number;
  readonly slowestHours: number;
  readonly centers: number;
  readonly cases: number;
}

export async function repliesIn(db: Db, city: string): Promise<CityReplies | null> {
  const { rows } = await sql<CityReplies>`
    select min(reply_median_hours) as "fastestHours", max(reply_median_hours) as "slowestHours", count(*)::int as centers,
      sum(reply_cases)::int as cases
    from provider_profiles
    where listed and provider_type = 'clinic' and city = ${city} and reply_median_hours is not null and reply_cases >= ${sql.lit(MIN_REPLY_CASES)}`.execute(
    db,
  );
  const replies = rows[0]!;
  return replies.centers > 0 ? replies : null;
}
