import { type RawBuilder, sql } from "kysely";
import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { oldestPrice, staleBefore } from "#domain/listing/price-days.server.ts";
import { galleryOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { USUAL_SERVICE } from "./asked-price.ts";
import type { CardPrice, CenterCard } from "./center-card.ts";
import { medicationBeside, medicationLineOf, type PublishedMedications } from "./medication.ts";
import { publishedMedications } from "./price-ranges.server.ts";
import { mainLineOf } from "./treatment-prices.ts";
import type { Vocabulary } from "./vocabulary.ts";

interface CardRow {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  neighborhood: string | null;
  services_offered: string[];
  languages_spoken: string[];
  image_gallery: unknown;
  photos: StoredPhotos | null;
  score: number | null;
  total_reviews: number;
  featured: boolean;
  verified: boolean;
  claimed: boolean;
  reply_median_hours: number | null;
  reply_cases: number;
  line_label: string | null;
  price: StoredPrice | null;
  outcome_year: number | null;
  outcome_transfers: number | null;
}

/**
 * Returns the cards of the centers that `chosen` selects, with all facts in one query. `chosen` has the columns id and position, and
 * must itself select listed centers only. The price is that of the service's own line. `unlisted` is for a center's own people, who
 * see their card before it is public; `paidOn` is the page that shows the cards, if it sells paid places of its own.
 */
export async function centerCards(
  db: Db,
  vocabulary: Vocabulary,
  chosen: RawBuilder<unknown>,
  serviceId: string = USUAL_SERVICE,
  { unlisted = false, paidOn = null }: { unlisted?: boolean; paidOn?: string | null } = {},
): Promise<CenterCard[]> {
  const line = mainLineOf(serviceId);
  const published = await medicationsFor(db, line);
  const { rows } = await sql<CardRow>`
    with chosen as materialized (${chosen})
    select p.id, p.slug, p.name, p.city, p.neighborhood, p.services_offered, p.languages_spoken, p.image_gallery, ${storedPhotos} as photos, p.score, p.total_reviews,
      p.featured or coalesce(${paidOn} = any(p.featured_on), false) as featured, p.verification_status = 'verified' as verified, p.claimed, p.reply_median_hours, p.reply_cases,
      line.label as line_label, ${storedPrice(line)} as price, outcome.year as outcome_year, outcome.transfers as outcome_transfers
    from chosen
    join provider_profiles p on p.id = chosen.id and (p.listed or ${unlisted})
    left join price_lines line on line.id = ${line}
    left join lateral ${newestPrice(sql`line.id`)} price on price.informed_on >= ${oldestPrice}
    left join lateral (
      select year, coalesce(sum(transfers) filter (where egg_source = 'own'), sum(transfers)) as transfers
      from provider_outcomes where provider_id = p.id group by year order by year desc limit 1
    ) outcome on true
    order by chosen.position`.execute(db);
  return rows.map((row) => toCard(row, vocabulary, serviceId, published));
}

/** Selects the newest price of center p for a line. */
export const newestPrice = (line: RawBuilder<unknown>) => sql`(
  select amount_cents, informed_on, not_included, medication from provider_prices
  where provider_id = p.id and price_line_id = ${line} order by informed_on desc limit 1)`;

/** A card's price as its query reads it, with what the center publishes for the medication. */
export type StoredPrice = Omit<CardPrice, "medication"> & {
  readonly medicationSaid: MedicationSaid | null;
  readonly medicationCents: number | null;
};

/** The row `price` of `newestPrice` for a line, as JSON; null when there is none. */
export const storedPrice = (line: string | null) => sql<StoredPrice | null>`case when price.amount_cents is not null then json_build_object(
  'amountCents', price.amount_cents, 'informedOn', price.informed_on, 'notIncluded', price.not_included, 'medicationSaid', price.medication, 'stale', price.informed_on < ${staleBefore},
  'medicationCents', ${currentAmount(medicationLineOf(line))}) end`;

/** Selects what center p publishes for a line; null when it is missing or older than a year. */
const currentAmount = (line: string | null) => sql`(
  select case when informed_on >= ${oldestPrice} then amount_cents end from provider_prices
  where provider_id = p.id and price_line_id = ${line} order by informed_on desc limit 1)`;

/** Returns what centers publish for the medication of a line. */
export function medicationsFor(db: Db, line: string | null): Promise<PublishedMedications> {
  const medication = medicationLineOf(line);
  return medication ? publishedMedications(db, [medication]) : Promise.resolve({});
}

/** Adds to a price what must be said of its medication. */
export function cardPriceOf(stored: StoredPrice | null, lineId: string | null, published: PublishedMedications): CardPrice | null {
  if (!stored) return null;
  const { medicationCents, medicationSaid, ...price } = stored;
  return { ...price, ...medicationBeside({ lineId, notIncluded: price.notIncluded, medicationSaid }, medicationCents, published) };
}

function toCard(row: CardRow, { services, languages }: Vocabulary, serviceId: string, published: PublishedMedications): CenterCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city,
    neighborhood: row.neighborhood,
    services: services.filter(({ id }) => row.services_offered.includes(id)).map(({ id, shortName }) => ({ id, shortName })),
    languages: languages.filter(({ code }) => row.languages_spoken.includes(code)).map(({ code }) => code),
    gallery: galleryOf(row.image_gallery, row.photos),
    rating: row.score,
    reviews: row.total_reviews,
    featured: row.featured,
    verified: row.verified,
    claimed: row.claimed,
    pricedAs: serviceId === USUAL_SERVICE ? null : (row.line_label ?? services.find(({ id }) => id === serviceId)?.name ?? null),
    price: cardPriceOf(row.price, mainLineOf(serviceId), published),
    outcomes: row.outcome_year !== null && row.outcome_transfers ? { transfers: row.outcome_transfers, year: row.outcome_year } : null,
    reply:
      row.reply_median_hours !== null && row.reply_cases >= MIN_REPLY_CASES
        ? { medianHours: row.reply_median_hours, cases: row.reply_cases }
        : null,
  };
}
