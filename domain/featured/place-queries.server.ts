import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type FeaturedPlace, PLACE_PAGE, type PlaceState, type PossiblePlace } from "./place.ts";

const COLUMNS = sql`f.id, f.provider_id as "providerId", p.name as "providerName", split_part(f.place, ':', 1) as kind,
  coalesce(c.name, s.name) as "where", f.first_day as "firstDay", f.last_day as "lastDay", f.price_cents as "priceCents", f.state,
  f.asked_at as "askedAt", f.reason, f.ended_on as "endedOn", f.refunded_cents as "refundedCents"`;
const FROM = sql`from featured_places f join provider_profiles p on p.id = f.provider_id left join cities c on 'city:' || c.id = f.place
  left join service_types s on 'service:' || s.id = f.place`;

/** Returns a page of places in a state: requests in the order they came, and all others newest first. */
export function placesIn(
  db: Db,
  { view, search, page }: { view: PlaceState; search: string | null; page: number },
  size = PLACE_PAGE,
): Promise<ListPage<FeaturedPlace>> {
  const where = every(sql`f.state = ${view}`, search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`);
  const list = {
    columns: COLUMNS,
    from: sql`${FROM} where ${where}`,
    orders: { turn: () => sql`case when f.state = 'asked' then f.asked_at end, f.first_day desc` },
    key: sql`f.id`,
  };
  return listPage(db, list, { sort: "turn", descending: false, page }, size);
}

/** Returns the number of places that wait for a decision. */
export async function placesAsked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from featured_places where state = 'asked'`.execute(db);
  return rows[0]!.count;
}

/** Returns the places that a center asked for or had, the latest first. */
export async function placesOfCenter(db: Db, providerId: string): Promise<FeaturedPlace[]> {
  const { rows } = await sql<FeaturedPlace>`
    select ${COLUMNS} ${FROM} where f.provider_id = ${providerId}::uuid order by f.asked_at desc limit 50`.execute(db);
  return rows;
}

/** Returns the places that a profile can have: a center in all kinds of them, a specialist in the lists of a city. */
export async function possiblePlaces(db: Db | Tx, providerId: string): Promise<PossiblePlace[]> {
  const { rows } = await sql<PossiblePlace>`
    select 'city:' || c.id as place, 'city' as kind, c.name as "where", 0 as rank, 0 as display_order
    from provider_profiles p join cities c on c.name = p.city where p.id = ${providerId}::uuid
    union all select 'home', 'home', null, 1, 0 from provider_profiles p where p.id = ${providerId}::uuid and p.provider_type = 'clinic'
    union all select 'service:' || s.id, 'service', s.name, 2, s.display_order from provider_profiles p
      join service_types s on s.id = any(p.services_offered) and s.active where p.id = ${providerId}::uuid and p.provider_type = 'clinic'
    order by rank, display_order, place`.execute(db);
  return rows.map(({ place, kind, where }) => ({ place, kind, where }));
}
