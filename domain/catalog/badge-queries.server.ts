import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { BADGES_PAGE, type BadgeSort, HOLDERS_PAGE, type HolderSort } from "./badge-list.ts";

export interface Badge {
  id: string;
  version: string;
  name: string;
  description: string;
  iconUrl: string;
  color: string;
  /** The number of profiles that have the badge. */
  holders: number;
}

const COLUMNS = sql`b.id, b.xmin::text as version, b.name, b.description, b.icon_url as "iconUrl", b.badge_color as color,
  (select count(*)::int from provider_badges pb where pb.badge_id = b.id) as holders`;

export async function allBadges(db: Db): Promise<Badge[]> {
  return (await sql<Badge>`select ${COLUMNS} from badges b order by b.name`.execute(db)).rows;
}

/** Returns a page of the badges. */
export function badgesPage(db: Db, asked: AskedRows<BadgeSort>, size = BADGES_PAGE): Promise<ListPage<Badge>> {
  const { search } = asked;
  const found = every(search !== null && sql`position(norm(${search}) in norm(b.name || ' ' || b.description)) > 0`);
  const list = {
    columns: COLUMNS,
    from: sql`from badges b where ${found}`,
    orders: { nombre: sql`norm(b.name)`, perfiles: sql`holders` },
    key: sql`b.id`,
  };
  return listPage(db, list, asked, size);
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

/** Returns a page of the profiles that have the badge. */
export function holdersPage(db: Db, badgeId: string, asked: AskedRows<HolderSort>, size = HOLDERS_PAGE): Promise<ListPage<Holder>> {
  const { search } = asked;
  const where = every(sql`pb.badge_id = ${badgeId}`, search !== null && sql`position(norm(${search}) in p.name_norm) > 0`);
  const list = {
    columns: sql`pb.provider_id`,
    from: sql`from provider_badges pb left join provider_profiles p on p.id = pb.provider_id where ${where}`,
    orders: { fecha: sql`pb.awarded_on`, nombre: sql`p.name_norm` },
    key: sql`pb.provider_id`,
    shown: {
      columns: sql`p.id, ${calledAs("p")} as name, p.city, pb.awarded_on::text as "awardedOn", pb.reason`,
      from: sql`from page join provider_profiles p on p.id = page.provider_id
        join provider_badges pb on pb.provider_id = p.id and pb.badge_id = ${badgeId}`,
    },
  };
  return listPage(db, list, asked, size);
}

const MAX_FOUND = 20;

/** Returns listed profiles whose name contains the words and that do not have the badge. */
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
