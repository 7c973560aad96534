import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { INFORMATION, type Information } from "#domain/listing/steps.ts";
import type { Db } from "#platform/db/db.ts";

export interface HeldBadge {
  readonly id: string;
  readonly name: string;
  readonly awardedOn: string;
  readonly reason: string | null;
}

/** Figures about a profile, for the page where our team maintains it. */
export interface ProfileOverview {
  readonly missing: readonly Information[];
  readonly imported: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** The lines of the template with a shown price, and how many of these our team found in the center's list. */
  readonly prices: number;
  readonly checkedPrices: number;
  readonly outcomes: number;
  readonly photos: number;
  readonly papers: number;
  readonly requests: number;
  readonly badges: readonly HeldBadge[];
}

/** Returns the figures of an existing profile. */
export async function profileOverview(db: Db, id: string): Promise<ProfileOverview> {
  const { rows } = await sql<Omit<ProfileOverview, "missing"> & { informed: readonly string[] }>`
    select p.informed, p.import_key is not null as imported, p.created_at as "createdAt", p.updated_at as "changedAt",
      newest.prices, newest.checked as "checkedPrices",
      (select count(*)::int from provider_outcomes o where o.provider_id = p.id) as outcomes,
      jsonb_array_length(p.image_gallery) as photos,
      (select count(*)::int from provider_documents d where d.provider_id = p.id) as papers,
      (select count(*)::int from offers o where o.provider_id = p.id) as requests,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'awardedOn', h.awarded_on, 'reason', h.reason) order by b.name), '[]')
        from provider_badges h join badges b on b.id = h.badge_id where h.provider_id = p.id) as badges
    from provider_profiles p, lateral (
      select count(*)::int as prices, count(line.checked_on)::int as checked from (
        select distinct on (price_line_id) informed_on, checked_on from provider_prices
        where provider_id = p.id order by price_line_id, informed_on desc) line where line.informed_on >= ${oldestPrice}) newest
    where p.id = ${id}::uuid`.execute(db);
  const { informed, ...rest } = rows[0]!;
  return { ...rest, missing: INFORMATION.filter((piece) => !informed.includes(piece)) };
}
