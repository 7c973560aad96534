import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type CenterCard, MIN_REPLY_CASES } from "./center-card.ts";
import { galleryOf, type StoredPhotos, storedPhotos } from "./gallery.server.ts";
import { EXPIRED_AFTER_MONTHS } from "./price-age.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The line of the price template that cards show as «FIV desde». */
export const IVF_LINE = "fiv-propios";

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
  price_cents: number | null;
  price_day: string | null;
  outcome_year: number | null;
  outcome_transfers: number | null;
}

/**
 * The cards of the centers that `chosen` selects, all facts in one query. `chosen` has the columns id and position, and
 * must itself choose among listed centers only.
 */
export async function centerCards(db: Db, vocabulary: Vocabulary, chosen: RawBuilder<unknown>): Promise<CenterCard[]> {
  const { rows } = await sql<CardRow>`
    with chosen as materialized (${chosen})
    select p.id, p.slug, p.name, p.city, p.neighborhood, p.services_offered, p.languages_spoken, p.image_gallery, ${storedPhotos} as photos, p.score, p.total_reviews,
      p.featured, p.verification_status = 'verified' as verified, p.claimed, p.reply_median_hours, p.reply_cases,
      price.amount_cents as price_cents, price.informed_on as price_day, outcome.year as outcome_year, outcome.transfers as outcome_transfers
    from chosen
    join provider_profiles p on p.id = chosen.id and p.listed
    left join lateral (
      select amount_cents, informed_on from provider_prices
      where provider_id = p.id and price_line_id = ${IVF_LINE} order by informed_on desc limit 1
    ) price on price.informed_on >= ${oldestPrice}
    left join lateral (
      select year, coalesce(sum(transfers) filter (where egg_source = 'own'), sum(transfers)) as transfers
      from provider_outcomes where provider_id = p.id group by year order by year desc limit 1
    ) outcome on true
    order by chosen.position`.execute(db);
  return rows.map((row) => toCard(row, vocabulary));
}

/** Today in the country of the directory: the day prices are compared with. */
export const today = sql<string>`(now() at time zone 'America/Santo_Domingo')::date`;
/** Prices from before this day are too old to show. */
export const oldestPrice = sql<string>`(${today} - make_interval(months => ${sql.lit(EXPIRED_AFTER_MONTHS)}))::date`;

function toCard(row: CardRow, { services, languages }: Vocabulary): CenterCard {
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
    fivFrom: row.price_cents !== null && row.price_day !== null ? { amountCents: row.price_cents, informedOn: row.price_day } : null,
    outcomes: row.outcome_year !== null && row.outcome_transfers ? { transfers: row.outcome_transfers, year: row.outcome_year } : null,
    reply:
      row.reply_median_hours !== null && row.reply_cases >= MIN_REPLY_CASES
        ? { medianHours: row.reply_median_hours, cases: row.reply_cases }
        : null,
  };
}
