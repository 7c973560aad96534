import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { MIN_OTHERS, PROFILE_PARTS, type ProfileMedians, type ProfilePart } from "./profile-medians.ts";

/**
 * Returns what a profile has beside the median of the other public ones of its kind: of its city, or of the country where the city has
 * fewer than five. Of fewer than five there is no median, so that no rival can be recognised.
 */
export async function profileMedians(db: Db, providerId: string): Promise<ProfileMedians> {
  const { rows } = await sql<Pick<ProfileMedians, "type" | "city"> & Record<"own" | "medians", Record<ProfilePart, number | null>>>`
    with mine as (select id, provider_type, city from provider_profiles where id = ${providerId}::uuid),
    near as (
      select mine.*, (select count(*) >= ${MIN_OTHERS} from provider_profiles o
        where o.listed and o.provider_type = mine.provider_type and o.id <> mine.id and o.city = mine.city) as in_city
      from mine
    ),
    counted as (
      select p.id = near.id as own, jsonb_array_length(p.image_gallery) as photos,
        (select count(distinct f.price_line_id)::int from provider_prices f where f.provider_id = p.id and f.informed_on >= ${oldestPrice}) as prices,
        cardinality(p.languages_spoken) as languages,
        (select count(*)::int from provider_members m where m.center_id = p.id) as doctors,
        case when p.reply_cases >= ${MIN_REPLY_CASES} then p.reply_median_hours end as reply
      from near join provider_profiles p on p.id = near.id
        or (p.listed and p.provider_type = near.provider_type and (not near.in_city or p.city = near.city))
    )
    select near.provider_type as type, case when near.in_city then near.city end as city,
      (select json_build_object('photos', photos, 'prices', prices, 'languages', languages, 'doctors', doctors, 'reply', reply)
        from counted where own) as own,
      (select json_build_object(${sql.join(
        PROFILE_PARTS.map(
          (part) => sql`${sql.lit(part)}, case when count(${sql.ref(part)}) >= ${MIN_OTHERS}
            then percentile_cont(0.5) within group (order by ${sql.ref(part)}) end`,
        ),
      )}) from counted where not own) as medians
    from near`.execute(db);
  const { type, city, own, medians } = rows[0]!;
  const parts = Object.fromEntries(
    PROFILE_PARTS.map((part) => [part, { own: own[part], median: medians[part] }]),
  ) as ProfileMedians["parts"];
  return { type, city, parts };
}
