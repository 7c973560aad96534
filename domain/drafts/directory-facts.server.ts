import { sql } from "kysely";
import { legalPositions } from "#domain/content/legal-positions.server.ts";
import { treatmentBySlug } from "#domain/content/treatments.server.ts";
import { type PriceRange, priceRanges } from "#domain/directory/price-ranges.server.ts";
import { rangesOfTreatment } from "#domain/directory/treatment-prices.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo, formatMonth } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";
import type { Fact } from "./fact.ts";

export interface DraftSubject {
  readonly serviceId: string;
  readonly name: string;
  /** Null while no text describes it. */
  readonly treatmentSlug: string | null;
  /** Null for the whole country. */
  readonly city: DraftCity | null;
}

export interface DraftCity {
  readonly id: string;
  readonly name: string;
}

/** Returns the id of a subject, as in addresses and in the log: «fiv», «fiv.santiago». */
export const subjectId = ({ serviceId, city }: Pick<DraftSubject, "serviceId" | "city">) => (city ? `${serviceId}.${city.id}` : serviceId);

/** Returns the cities with a center. A draft can be about one of them. */
export async function draftCities(db: Db): Promise<DraftCity[]> {
  const { rows } = await sql<DraftCity>`
    select id, name from cities c
    where exists (select from provider_profiles p where p.listed and p.provider_type = 'clinic' and p.city = c.name)
    order by display_order, name`.execute(db);
  return rows;
}

/** Returns every city, whether or not one of its centers is listed today. */
export async function knownCities(db: Db): Promise<DraftCity[]> {
  return db.selectFrom("cities").select(["id", "name"]).execute();
}

/** Returns the subjects of drafts: the services that visitors choose from. */
export async function draftSubjects(db: Db): Promise<DraftSubject[]> {
  const { rows } = await sql<DraftSubject>`
    select s.id as "serviceId", s.name, null as city,
      (select t.slug from treatments t where t.service_type_id = s.id and t.published and t.locale = 'es' order by t.display_order limit 1) as "treatmentSlug"
    from service_types s where s.active and s.listed order by s.display_order, s.id`.execute(db);
  return rows;
}

/** Whose eggs the embryos of a service come from. Other services have no transfers. */
const EGGS: Readonly<Record<string, "own" | "donor">> = { fiv: "own", icsi: "own", ovodonacion: "donor" };

interface Offer {
  readonly centers: number;
  readonly verified: number;
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly publishing: number;
}

/** Collects everything that the directory knows about a service. Facts that nobody informed are absent. */
export async function directoryFacts(db: Db, { serviceId, name, treatmentSlug, city }: DraftSubject): Promise<Fact[]> {
  const today = dayInSantoDomingo(now());
  const [offer, ranges, treatment, positions] = await Promise.all([
    offerOf(db, serviceId, city),
    priceRanges(db, { offering: serviceId, ...(city && { city: city.name }) }),
    treatmentSlug ? treatmentBySlug(db, treatmentSlug) : null,
    treatmentSlug && !city ? legalPositions(db, treatmentSlug) : [],
  ]);
  const fact = (id: string, value: string, from: Fact["from"]): Fact => ({ id, value, on: today, from });
  const sources = new Set(positions.flatMap(({ sourceIds }) => sourceIds));
  return [
    fact("treatment", withSmallLetter(treatment?.name ?? name), "texts"),
    ...(offer.centers > 0
      ? [
          fact("centers", String(offer.centers), "profiles"),
          fact("verified", String(offer.verified), "profiles"),
          fact("cities", listed(offer.cities), "profiles"),
        ]
      : []),
    ...(offer.languages.length > 0 ? [fact("languages", listed(offer.languages.map(withSmallLetter)), "profiles")] : []),
    ...rangesOfTreatment(serviceId, ranges).map(priceFact),
    ...(offer.centers > 0 && EGGS[serviceId] ? [fact("outcomes", String(offer.publishing), "outcomes")] : []),
    ...(positions.length > 0 ? [fact("legal", String(positions.length), "texts"), fact("sources", String(sources.size), "texts")] : []),
  ];
}

/** Returns what the directory offers for the subject. Only listed profiles count, as on every page. */
async function offerOf(db: Db, serviceId: string, city: DraftCity | null): Promise<Offer> {
  const { rows } = await sql<Offer>`
    with offering as (
      select id, city, verification_status, languages_spoken from provider_profiles
      where listed and provider_type = 'clinic' and services_offered @> array[${serviceId}]
        ${city ? sql`and city = ${city.name}` : sql``}
    )
    select (select count(*)::int from offering) as centers,
      (select count(*)::int from offering where verification_status = 'verified') as verified,
      (select coalesce(array_agg(c.name order by c.display_order, c.name), '{}') from cities c where c.name in (select city from offering)) as cities,
      (select coalesce(array_agg(l.name order by l.display_order, l.name), '{}') from languages l
        where l.code in (select unnest(languages_spoken) from offering)) as languages,
      (select count(*)::int from offering o where exists (
        select from provider_outcomes r where r.provider_id = o.id and r.egg_source = ${EGGS[serviceId] ?? null})) as publishing`.execute(
    db,
  );
  return rows[0]!;
}

function priceFact({ lineId, label, lowCents, highCents, centers, from, to }: PriceRange): Fact {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  const value = [label, formatUsdRange(lowCents, highCents), first === last ? last : `de ${first} a ${last}`].join(" | ");
  return { id: `price.${lineId}`, value, on: from, from: "prices", sample: centers };
}

const listed = (names: readonly string[]) => new Intl.ListFormat("es", { type: "conjunction" }).format(names);

/** Writes a name as it appears inside a sentence: «fecundación in vitro». Abbreviations stay as they are. */
const withSmallLetter = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);
