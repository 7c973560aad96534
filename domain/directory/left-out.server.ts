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

interface LeftOutOf {
  /** The word for medication, which centers say without words when they choose that it is paid apart. */
  medication: string;
  /** Only centers that offer this service, as in `priceRanges`. */
  offering?: string;
}

/** Returns the most frequent exclusions first. */
export async function leftOut(db: Db, { medication, offering }: LeftOutOf): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select price_line_id as "lineId", min(what) as what, count(*)::int as centers
    from (
      select distinct on (pp.provider_id, pp.price_line_id) pp.price_line_id, trim(pp.not_included) as not_included, pp.medication, pp.informed_on
      from provider_prices pp join provider_profiles p on p.id = pp.provider_id and p.listed and p.provider_type = 'clinic'
      where ${offering === undefined ? sql`true` : sql`p.services_offered @> array[${offering}]`}
      order by pp.provider_id, pp.price_line_id, pp.informed_on desc
    ) price
    cross join lateral (
      select not_included where not_included <> '' and (medication is distinct from 'included' or norm(not_included) <> norm(${medication}::text))
      union select ${medication}::text where medication = 'apart' and coalesce(norm(not_included), '') !~ 'medica|farmaco'
    ) told (what)
    where informed_on >= ${oldestPrice}
    group by price_line_id, norm(what)
    order by count(*) desc, min(what)`.execute(db);
  return rows;
}
