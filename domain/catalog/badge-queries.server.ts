import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";

export interface Badge {
  id: string;
  version: string;
  name: string;
  description: string;
  iconUrl: string;
  color: string;
  /** How many profiles have it. */
  holders: number;
}

const COLUMNS = sql`b.id, b.xmin::text as version, b.name, b.description, b.icon_url as "iconUrl", b.badge_color as color,
  (select count(*)::int from provider_badges pb where pb.badge_id = b.id) as holders`;

export async function allBadges(db: Db): Promise<Badge[]> {
  return (await sql<Badge>`select ${COLUMNS} from badges b order by b.name`.execute(db)).rows;
}

export async function oneBadge(db: Db, id: string): Promise<Badge | null> {
  return (await sql<Badge>`select ${COLUMNS} from badges b where b.id = ${id}`.execute(db)).rows[0] ?? null;
}

export interface Holder {
  id: string;
  name: string;
  city: string | null;
  awardedOn: string;
  reason: string | null;
}

const MAX_HOLDERS = 200;

/** Returns who has the badge, the newest first. */
export async function holdersOf(db: Db, badgeId: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select p.id, ${calledAs("p")} as name, p.city, pb.awarded_on::text as "awardedOn", pb.reason
    from provider_badges pb join provider_profiles p on p.id = pb.provider_id
    where pb.badge_id = ${badgeId} order by pb.awarded_on desc, name limit ${MAX_HOLDERS}`.execute(db);
  return rows;
}

const MAX_FOUND = 20;

/** Returns listed profiles whose name contains the words, without those that have the badge. */
export async function profilesWithout(
  db: Db,
  badgeId: string,
  words: string,
): Promise<{ id: string; name: string; city: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; city: string | null }>`
    select p.id, ${calledAs("p")} as name, p.city from provider_profiles p
    where p.listed and p.name ilike ${`%${words.replaceAll(/[\\%_]/g, "\\$&")}%`}
      and not exists (select from provider_badges pb where pb.provider_id = p.id and pb.badge_id = ${badgeId})
    order by p.name limit ${MAX_FOUND}`.execute(db);
  return rows;
}
