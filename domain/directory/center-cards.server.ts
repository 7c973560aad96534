import { type RawBuilder, sql } from "kysely";
import { oldestPrice, staleBefore } from "#domain/listing/price-days.server.ts";
import { galleryOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { USUAL_SERVICE } from "./asked-price.ts";
import type { CardPrice, CenterCard } from "./center-card.ts";
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
  price: CardPrice | null;
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
  const { rows } = await sql<CardRow>`
    with chosen as materialized (${chosen})
    select p.id, p.slug, p.name, p.city, p.neighborhood, p.services_offered, p.languages_spoken, p.image_gallery, ${storedPhotos} as photos, p.score, p.total_reviews,
      p.featured or coalesce(${paidOn} = any(p.featured_on), false) as featured, p.verification_status = 'verified' as verified, p.claimed, p.reply_median_hours, p.reply_cases,
      line.label as line_label, ${cardPrice} as price, outcome.year as outcome_year, outcome.transfers as outcome_transfers
    from chosen
    join provider_profiles p on p.id = chosen.id and (p.listed or ${unlisted})
    left join price_lines line on line.id = ${mainLineOf(serviceId)}
    left join lateral ${newestPrice(sql`line.id`)} price on price.informed_on >= ${oldestPrice}
    left join lateral (
      select year, coalesce(sum(transfers) filter (where egg_source = 'own'), sum(transfers)) as transfers
      from provider_outcomes where provider_id = p.id group by year order by year desc limit 1
    ) outcome on true
    order by chosen.position`.execute(db);
  return rows.map((row) => toCard(row, vocabulary, serviceId));
}

/** Selects the newest price of center p for a line. */
export const newestPrice = (line: RawBuilder<unknown>) => sql`(
  select amount_cents, informed_on, not_included from provider_prices
  where provider_id = p.id and price_line_id = ${line} order by informed_on desc limit 1)`;

/** The row `price` of `newestPrice` as JSON; null when there is none. */
export const cardPrice = sql<CardPrice | null>`case when price.amount_cents is not null then json_build_object('amountCents', price.amount_cents,
  'informedOn', price.informed_on, 'notIncluded', price.not_included,
  'stale', price.informed_on < ${staleBefore}) end`;

function toCard(row: CardRow, { services, languages }: Vocabulary, serviceId: string): CenterCard {
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
    price: row.price,
    outcomes: row.outcome_year !== null && row.outcome_transfers ? { transfers: row.outcome_transfers, year: row.outcome_year } : null,
    reply:
      row.reply_median_hours !== null && row.reply_cases >= MIN_REPLY_CASES
        ? { medianHours: row.reply_median_hours, cases: row.reply_cases }
        : null,
  };
}
