import { sql } from "kysely";
import { medicationLineOf } from "#domain/directory/medication.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type CenterBook, COST_LINES, type LineRange, type PriceBook } from "./cost-to-a-baby.ts";

/** The maximum number of centers that the calculator offers. */
const MAX_CENTERS = 60;

/** Makes the calculator's prices from the ranges of the whole directory. */
export function priceBook(ranges: readonly PriceRange[]): PriceBook {
  const lines = COST_LINES.flatMap((id): [string, LineRange][] => {
    const range = ranges.find(({ lineId }) => lineId === id);
    if (!range) return [];
    const { lowCents, medianCents, highCents, centers } = range;
    return [[id, { lowCents, medianCents, highCents, centers }]];
  });
  return Object.fromEntries(lines);
}

/** A center whose own prices the calculator can use. */
export interface CalculatedCenter {
  readonly slug: string;
  readonly name: string;
  readonly prices: CenterBook;
}

/**
 * Returns listed centers with a current price of a cycle, ordered by name; if there are too many, those that informed it last. `also`
 * is always included if it has such a price.
 */
export async function calculatedCenters(db: Db, also: string | null): Promise<CalculatedCenter[]> {
  const { rows } = await sql<CalculatedCenter & { withMedication: string[] | null }>`
    with current as materialized (
      select distinct on (pp.provider_id, pp.price_line_id) pp.provider_id, pp.price_line_id, pp.amount_cents, pp.medication, pp.informed_on
      from provider_prices pp where pp.price_line_id = any (${[...COST_LINES]}::text[])
      order by pp.provider_id, pp.price_line_id, pp.informed_on desc
    ),
    chosen as (
      select p.id, p.slug, p.name, p.name_norm
      from provider_profiles p join current c on c.provider_id = p.id
      where p.listed and p.provider_type = 'clinic' and c.price_line_id in ('fiv-propios', 'fiv-donados') and c.informed_on >= ${oldestPrice}
      group by p.id
      order by (p.slug = ${also ?? ""}) desc, max(c.informed_on) desc, p.name_norm, p.id limit ${sql.lit(MAX_CENTERS)}
    )
    select ch.slug, ch.name, json_object_agg(c.price_line_id, c.amount_cents) as prices,
      array_agg(c.price_line_id) filter (where c.medication = 'included') as "withMedication"
    from chosen ch join current c on c.provider_id = ch.id and c.informed_on >= ${oldestPrice}
    group by ch.id, ch.slug, ch.name, ch.name_norm
    order by ch.name_norm, ch.id`.execute(db);
  // The medication of a price that includes it costs nothing apart.
  return rows.map(({ withMedication, prices, ...center }) => ({
    ...center,
    prices: { ...prices, ...Object.fromEntries((withMedication ?? []).map((line) => [medicationLineOf(line), 0])) },
  }));
}
