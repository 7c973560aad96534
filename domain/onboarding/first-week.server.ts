import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type FirstWeek, type FirstWeekFacts, firstWeek } from "./first-week.ts";

/** Returns the first week of a profile, each step read from the row that proves it. */
export async function firstWeekOf(db: Db, providerId: string): Promise<FirstWeek> {
  const { rows } = await sql<{
    type: FirstWeekFacts["type"];
    since: Date | null;
    now: Date;
    photos: boolean;
    doctors: boolean;
    hours: boolean;
    prices: boolean;
    madeAt: Date | null;
    openedAt: Date | null;
    answeredAt: Date | null;
  }>`
    select p.provider_type as type, p.first_listed_at as since, now() as now, p.image_gallery <> '[]' as photos,
      exists (select from provider_members m where m.center_id = p.id)
        or exists (select from consultation_doctors d where d.provider_id = p.id) as doctors,
      exists (select from consultation_hours h where h.provider_id = p.id and h.offered) as hours,
      exists (select from provider_prices f where f.provider_id = p.id and f.informed_on >= ${oldestPrice}) as prices,
      t.made_at as "madeAt", t.opened_at as "openedAt", t.answered_at as "answeredAt"
    from provider_profiles p left join test_requests t on t.provider_id = p.id where p.id = ${providerId}::uuid`.execute(db);
  const { type, since, now, madeAt, openedAt, answeredAt, ...there } = rows[0]!;
  const proven = (["photos", "doctors", "hours", "prices"] as const).filter((what) => there[what]);
  return firstWeek({ type, since, there: proven, test: madeAt && { madeAt, openedAt, answeredAt } }, now);
}
