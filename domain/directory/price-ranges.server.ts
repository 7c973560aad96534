import { sql } from "kysely";
import { oldestPrice, staleBefore } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { PublishedMedications } from "./medication.ts";
import { MEDICATION_LINES } from "./treatment-prices.ts";

/** The prices of listed centers for one line of the price template: each center's newest price, none older than a year. */
export interface PriceRange {
  readonly lineId: string;
  readonly serviceId: string;
  readonly label: string;
  readonly detail: string;
  readonly lowCents: number;
  /** The median, rounded up to a whole dollar. */
  readonly medianCents: number;
  readonly highCents: number;
  /** The sample size. A single center's price is not a range, so it is shown with its count. */
  readonly centers: number;
  /** How many of these prices are older than six months. */
  readonly stale: number;
  /** How many of these prices include the medication, as their centers say. */
  readonly withMedication: number;
  /** The oldest and the newest day of these prices. */
  readonly from: string;
  readonly to: string;
}

interface PriceRangesOf {
  /** Only the lines of one service. */
  serviceId?: string;
  /** Only centers of one city, by its name. */
  city?: string;
  /** Only centers that offer this service, as its list shows them. */
  offering?: string;
}

/** Returns the ranges in the order of the template, without lines that have no current price. */
export async function priceRanges(db: Db, { serviceId, city, offering }: PriceRangesOf = {}): Promise<PriceRange[]> {
  const { rows } = await sql<PriceRange>`
    select l.id as "lineId", l.service_type_id as "serviceId", l.label, l.detail, min(price.amount_cents) as "lowCents",
      (ceil(percentile_cont(0.5) within group (order by price.amount_cents) / 100) * 100)::bigint as "medianCents", max(price.amount_cents) as "highCents",
      count(*)::int as centers,
      (count(*) filter (where price.informed_on < ${staleBefore}))::int as stale,
      (count(*) filter (where price.medication = 'included'))::int as "withMedication",
      min(price.informed_on) as "from", max(price.informed_on) as "to"
    from (
      select distinct on (pp.provider_id, pp.price_line_id) pp.price_line_id, pp.amount_cents, pp.medication, pp.informed_on
      from provider_prices pp join provider_profiles p on p.id = pp.provider_id and p.listed and p.provider_type = 'clinic'
      where ${city === undefined ? sql`true` : sql`p.city = ${city}`} and ${offering === undefined ? sql`true` : sql`p.services_offered @> array[${offering}]`}
      order by pp.provider_id, pp.price_line_id, pp.informed_on desc
    ) price
    join price_lines l on l.id = price.price_line_id
    where price.informed_on >= ${oldestPrice} ${serviceId === undefined ? sql`` : sql`and l.service_type_id = ${serviceId}`}
    group by l.id
    order by l.display_order, l.id`.execute(db);
  return rows;
}

/** Returns what listed centers publish for each line of medication. */
export async function publishedMedications(db: Db, lines: readonly string[] = MEDICATION_LINES): Promise<PublishedMedications> {
  const { rows } = await sql<{ lineId: string; lowCents: number; highCents: number; centers: number }>`
    select price_line_id as "lineId", min(amount_cents) as "lowCents", max(amount_cents) as "highCents", count(*)::int as centers
    from (
      select distinct on (pp.provider_id, pp.price_line_id) pp.price_line_id, pp.amount_cents, pp.informed_on
      from provider_prices pp join provider_profiles p on p.id = pp.provider_id and p.listed and p.provider_type = 'clinic'
      where pp.price_line_id = any (${[...lines]}::text[])
      order by pp.provider_id, pp.price_line_id, pp.informed_on desc
    ) price
    where informed_on >= ${oldestPrice} group by price_line_id`.execute(db);
  return Object.fromEntries(rows.map(({ lineId, ...range }) => [lineId, range]));
}
