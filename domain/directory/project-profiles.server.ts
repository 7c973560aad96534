import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Brings the columns that lists filter and order by (has_prices, has_outcomes, average_rating, total_reviews) up to the facts
 * they stand for, and says how many profiles changed. To be run every day, since prices expire by themselves, and after facts
 * were stored in bulk. With `only`, those of one profile.
 */
export async function projectProfiles(db: Db | Tx, only: string | null = null): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with facts as (
      select p.id,
        exists (select from provider_prices where provider_id = p.id and informed_on >= ${oldestPrice}) as has_prices,
        exists (select from provider_outcomes where provider_id = p.id) as has_outcomes,
        reviewed.rating as average_rating, coalesce(reviewed.reviews, 0) as total_reviews
      from provider_profiles p
      left join (
        select r.provider_id, round(avg(r.rating), 1) as rating, count(*)::int as reviews
        from reviews r join consultations c on c.id = r.consultation_id
        where r.status = 'published' and c.confirmed_by_patient_at is not null and c.confirmed_by_provider_at is not null
        group by r.provider_id
      ) reviewed on reviewed.provider_id = p.id
      where ${only}::uuid is null or p.id = ${only}::uuid
    )
    update provider_profiles p
    set has_prices = f.has_prices, has_outcomes = f.has_outcomes, average_rating = f.average_rating, total_reviews = f.total_reviews
    from facts f
    where f.id = p.id and (p.has_prices, p.has_outcomes, p.average_rating, p.total_reviews)
      is distinct from (f.has_prices, f.has_outcomes, f.average_rating, f.total_reviews)`.execute(db);
  return Number(numAffectedRows);
}
