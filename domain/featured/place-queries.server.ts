import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type FeaturedPlace, PLACE_PAGE, type PlaceState } from "./place.ts";

const placeRows = async (db: Db, where: RawBuilder<unknown>, rest: RawBuilder<unknown>) => {
  const { rows } = await sql<FeaturedPlace & { total: number }>`
    select f.id, f.provider_id as "providerId", p.name as "providerName", c.name as city, f.first_day as "firstDay", f.last_day as "lastDay",
      f.price_cents as "priceCents", f.state, f.asked_at as "askedAt", f.reason, f.ended_on as "endedOn", f.refunded_cents as "refundedCents",
      count(*) over ()::int as total
    from featured_places f join provider_profiles p on p.id = f.provider_id join cities c on 'city:' || c.id = f.place
    where ${where} ${rest}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }): FeaturedPlace => row), total: rows[0]?.total ?? 0 };
};

/** Returns a page of places in a state: who asked first comes first, and of the others the latest. */
export const placesIn = (db: Db, { view, search, page }: { view: PlaceState; search: string | null; page: number }) =>
  placeRows(
    db,
    sql`f.state = ${view} ${search === null ? sql`` : sql`and p.name_norm like '%' || norm(${search}) || '%'`}`,
    sql`order by case when f.state = 'asked' then f.asked_at end, f.first_day desc, f.id limit ${PLACE_PAGE} offset ${(page - 1) * PLACE_PAGE}`,
  );

/** Returns what a center asked for and had, the latest first. */
export const placesOfCenter = async (db: Db, providerId: string): Promise<FeaturedPlace[]> =>
  (await placeRows(db, sql`f.provider_id = ${providerId}::uuid`, sql`order by f.asked_at desc limit 50`)).rows;
