import { type RawBuilder, type SqlBool, sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";

/** How those are ordered whose prices are equal or unknown. */
const AMONG_EQUALS = sql`p.score desc nulls last, p.name_norm, p.id`;

// As a subquery, because finding the day of a time zone for each row takes longer than finding the row.
const OLDEST = sql`(select ${oldestPrice})`;

/** Returns whether a row `price` of provider_prices is what its center asks for a line today: its newest, and none older than a year. */
export const isCurrentPrice = (
  line: string,
) => sql<SqlBool>`price.price_line_id = ${line} and price.informed_on >= ${OLDEST} and not exists (
  select from provider_prices newer
  where newer.provider_id = price.provider_id and newer.price_line_id = ${line} and newer.informed_on > price.informed_on)`;

interface PricedPage {
  /** What a row p of provider_profiles meets. */
  readonly condition: RawBuilder<SqlBool>;
  /** The line of the price template that orders them. */
  readonly line: string;
  readonly perPage: number;
  readonly skip: number;
}

/**
 * Selects a page of providers by what they ask for a line today, the lowest first, and then those without a current price.
 * Each half walks along an index of its order and stops at the end of the page, however many providers there are.
 */
export function pageByPrice({ condition, line, perPage, skip }: PricedPage): RawBuilder<unknown> {
  const max = sql.lit(skip + perPage);
  return sql`
    select id, row_number() over (order by amount_cents nulls last, score desc nulls last, name_norm, id) as position from (
      (select p.id, p.score, p.name_norm, price.amount_cents
        from provider_prices price join provider_profiles p on p.id = price.provider_id
        where ${isCurrentPrice(line)} and ${condition}
        order by price.amount_cents, ${AMONG_EQUALS} limit ${max})
      union all
      (select p.id, p.score, p.name_norm, null
        from provider_profiles p
        where ${condition} and not exists (
          select from provider_prices where provider_id = p.id and price_line_id = ${line} and informed_on >= ${OLDEST})
        order by ${AMONG_EQUALS} limit ${max})
    ) priced
    order by position limit ${sql.lit(perPage)} offset ${sql.lit(skip)}`;
}
