import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";

/** What centers say that a price does not include, in their own words. */
export interface LeftOut {
  readonly lineId: string;
  readonly what: string;
  /** The number of centers that say so, among those with a current price of the line. */
  readonly centers: number;
}

/** Returns the most frequent exclusions first. `offering` includes only centers that offer this service, as in `priceRanges`. */
export async function leftOut(db: Db, { offering }: { offering?: string } = {}): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select price_line_id as "lineId", min(not_included) as what, count(*)::int as centers
    from (
      select distinct on (pp.provider_id, pp.price_line_id) pp.price_line_id, trim(pp.not_included) as not_included, pp.informed_on
      from provider_prices pp join provider_profiles p on p.id = pp.provider_id and p.listed and p.provider_type = 'clinic'
      where ${offering === undefined ? sql`true` : sql`p.services_offered @> array[${offering}]`}
      order by pp.provider_id, pp.price_line_id, pp.informed_on desc
    ) price
    where not_included <> '' and informed_on >= ${oldestPrice}
    group by price_line_id, norm(not_included)
    order by count(*) desc, min(not_included)`.execute(db);
  return rows;
}
