import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AirportNear, nearestAirports } from "./airports.ts";

export interface CityWithAirports {
  readonly slug: string;
  readonly name: string;
  readonly centers: number;
  readonly airports: readonly AirportNear[];
}

/** Returns each city with a listed center, the most centers first, with the airports nearest to it. */
export async function citiesWithAirports(db: Db): Promise<CityWithAirports[]> {
  const { rows } = await sql<{ slug: string; name: string; latitude: number; longitude: number; centers: number }>`
    select c.id as slug, c.name, c.latitude, c.longitude, listed.centers
    from (select city, count(*)::int as centers from provider_profiles where listed and provider_type = 'clinic' group by city) listed
    join cities c on c.name = listed.city
    order by listed.centers desc, c.display_order, c.name`.execute(db);
  return rows.map(({ slug, name, centers, ...place }) => ({ slug, name, centers, airports: nearestAirports(place, 2) }));
}

/** Returns today in the country, by the database's clock. */
export async function today(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select to_char(now() at time zone 'America/Santo_Domingo', 'YYYY-MM-DD') as today`.execute(
    db,
  );
  return rows[0]!.today;
}
