import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedBadges, BADGES_PAGE, type BadgeSort, HOLDERS_PAGE, type HolderSort } from "./badge-list.ts";

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
export async function badgesPage(
  db: Db,
  { search, sort, descending, page }: AskedBadges<BadgeSort>,
  size = BADGES_PAGE,
): Promise<{ rows: Badge[]; total: number }> {
  const order = { nombre: sql`norm(b.name)`, perfiles: sql`holders` }[sort];
  const found = search === null ? sql`true` : sql`position(norm(${search}) in norm(b.name || ' ' || b.description)) > 0`;
  const [{ rows }, count] = await Promise.all([
    sql<Badge>`
      select * from (select ${COLUMNS} from badges b where ${found}) b order by ${order} ${descending ? sql`desc` : sql`asc`}, b.id
      limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from badges b where ${found}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
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
export async function holdersPage(
  db: Db,
  badgeId: string,
  { search, sort, descending, page }: AskedBadges<HolderSort>,
  size = HOLDERS_PAGE,
): Promise<{ rows: Holder[]; total: number }> {
  const found = sql`provider_badges pb left join provider_profiles p on p.id = pb.provider_id
    where pb.badge_id = ${badgeId} ${search === null ? sql`` : sql`and position(norm(${search}) in p.name_norm) > 0`}`;
  const order = sql`${sort === "fecha" ? sql`pb.awarded_on` : sql`p.name_norm`} ${descending ? sql`desc` : sql`asc`}`;
  const [{ rows }, count] = await Promise.all([
    sql<Holder>`
      select p.id, ${calledAs("p")} as name, p.city, pb.awarded_on::text as "awardedOn", pb.reason
      from (select pb.* from ${found} order by ${order}, pb.provider_id limit ${size} offset ${(page - 1) * size}) pb
        join provider_profiles p on p.id = pb.provider_id
      order by ${order}, pb.provider_id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
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
