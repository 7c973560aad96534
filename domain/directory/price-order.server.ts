import { type RawBuilder, type SqlBool, sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { BY_SCORE } from "./ranking.server.ts";

// A subquery, because computing the day in a time zone for each row takes longer than finding the row.
const OLDEST = sql`(select ${oldestPrice})`;

/**
 * Returns whether a row `price` of provider_prices is its center's current price of a line: the newest one, and not older than a
 * year.
 */
export const isCurrentPrice = (
  line: string,
) => sql<SqlBool>`price.price_line_id = ${line} and price.informed_on >= ${OLDEST} and not exists (
  select from provider_prices newer
  where newer.provider_id = price.provider_id and newer.price_line_id = ${line} and newer.informed_on > price.informed_on)`;

interface PricedPage {
  /** The condition on a row p of provider_profiles. */
  readonly condition: RawBuilder<SqlBool>;
  /** The line of the price template by which they are ordered. */
  readonly line: string;
  readonly perPage: number;
  readonly skip: number;
}

/**
 * Selects a page of providers by their current price of a line, the lowest first, and then those without a current price. Each half
 * reads an index in its order and stops at the end of the page, so its cost does not depend on the number of providers.
 */
export function pageByPrice({ condition, line, perPage, skip }: PricedPage): RawBuilder<unknown> {
  const max = sql.lit(skip + perPage);
  return sql`
    select id, row_number() over (order by amount_cents nulls last, score desc nulls last, name_norm, id) as position from (
      (select p.id, p.score, p.name_norm, price.amount_cents
        from provider_prices price join provider_profiles p on p.id = price.provider_id
        where ${isCurrentPrice(line)} and ${condition}
        order by price.amount_cents, ${BY_SCORE} limit ${max})
      union all
      (select p.id, p.score, p.name_norm, null
        from provider_profiles p
        where ${condition} and not exists (
          select from provider_prices where provider_id = p.id and price_line_id = ${line} and informed_on >= ${OLDEST})
        order by ${BY_SCORE} limit ${max})
    ) priced
    order by position limit ${sql.lit(perPage)} offset ${sql.lit(skip)}`;
}
