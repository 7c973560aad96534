import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import {
  ASKED_INFORMATION,
  type AskedProfiles,
  type ListedProfile,
  PROFILES_PAGE,
  type ProfileKind,
  type ProfileSort,
  type ProfileView,
} from "./profile-list.ts";

const KINDS: Readonly<Record<ProfileKind, RawBuilder<unknown>>> = {
  centros: sql`p.provider_type = 'clinic'`,
  especialistas: sql`p.provider_type <> 'clinic'`,
};
const VIEWS: Readonly<Record<ProfileView, RawBuilder<unknown>>> = {
  todos: sql`true`,
  publicos: sql`p.verification_status in ('published', 'verified')`,
  verificados: sql`p.verification_status = 'verified'`,
  pendientes: sql`p.verification_status = 'pending'`,
  devueltos: sql`p.verification_status = 'returned'`,
  borradores: sql`p.verification_status = 'draft'`,
  incompletos: sql`cardinality(p.informed) < ${sql.lit(ASKED_INFORMATION)}`,
};
const SORTS = {
  cambio: (direction: RawBuilder<unknown>) => sql`p.updated_at ${direction}, p.id ${direction}`,
  nombre: (direction: RawBuilder<unknown>) => sql`p.name_norm ${direction}, p.id ${direction}`,
} satisfies Readonly<Record<ProfileSort, unknown>>;

const listed = sql`p.id, p.slug, p.name, p.provider_type as type, p.city, p.verification_status as status, team.names[1] as manager,
  greatest(coalesce(cardinality(team.names), 0) - 1, 0) as "moreManagers", ${sql.lit(ASKED_INFORMATION)} - cardinality(p.informed) as missing,
  array(select b.name from provider_badges h join badges b on b.id = h.badge_id where h.provider_id = p.id order by b.name) as badges,
  p.updated_at as "changedAt"`;
const team = sql`lateral (select array_agg(u.name order by a.role = 'owner' desc, u.name) as names
  from provider_accounts a join users u on u.id = a.user_id where a.provider_id = p.id) team`;

/** Returns a page of profiles in any state. */
export function profilesPage(db: Db, asked: AskedProfiles, size = PROFILES_PAGE): Promise<ListPage<ListedProfile>> {
  const list = {
    columns: sql`p.id`,
    from: sql`from provider_profiles p where ${conditionsOf(asked)}`,
    orders: SORTS,
    key: sql`p.id`,
    shown: { columns: listed, from: sql`from page join provider_profiles p using (id) left join ${team} on true` },
  };
  return listPage(db, list, asked, size);
}

function conditionsOf({ kind, search, view, type, city, managed, badge }: AskedProfiles): RawBuilder<unknown> {
  const isManaged = sql`exists (select from provider_accounts a where a.provider_id = p.id)`;
  return every(
    KINDS[kind],
    VIEWS[view],
    search !== null && sql`p.name_norm like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'`,
    type !== null && sql`p.provider_type = ${type}`,
    city !== null && sql`p.city = ${city}`,
    managed !== null && (managed ? isManaged : sql`not ${isManaged}`),
    badge !== null && sql`p.id in (select provider_id from provider_badges where badge_id = ${badge})`,
  );
}

/** Returns the number of profiles in each view. */
export async function profileCounts(db: Db, kind: ProfileKind): Promise<Record<ProfileView, number>> {
  const [{ rows }, incomplete] = await Promise.all([
    sql<{ status: string; count: number }>`select p.verification_status as status, count(*)::int as count from provider_profiles p
      where ${KINDS[kind]} group by p.verification_status`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from provider_profiles p where ${KINDS[kind]} and ${VIEWS.incompletos}`.execute(
      db,
    ),
  ]);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    todos: rows.reduce((sum, { count }) => sum + count, 0),
    publicos: of("published") + of("verified"),
    verificados: of("verified"),
    pendientes: of("pending"),
    devueltos: of("returned"),
    borradores: of("draft"),
    incompletos: incomplete.rows[0]!.count,
  };
}

/** Returns the existing profiles of this kind with these ids, ordered by name. */
export async function profilesById(db: Db, kind: ProfileKind, ids: readonly string[]): Promise<ListedProfile[]> {
  const { rows } = await sql<ListedProfile>`select ${listed} from provider_profiles p left join ${team} on true
    where ${KINDS[kind]} and p.id = any(${ids.filter(isRowId)}::uuid[]) order by p.name_norm, p.id`.execute(db);
  return rows;
}
