import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
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
const SORTS: Readonly<Record<ProfileSort, RawBuilder<unknown>>> = { cambio: sql`p.updated_at`, nombre: sql`p.name_norm` };

const listed = sql`p.id, p.slug, p.name, p.provider_type as type, p.city, p.verification_status as status, team.names[1] as manager,
  greatest(coalesce(cardinality(team.names), 0) - 1, 0) as "moreManagers", ${sql.lit(ASKED_INFORMATION)} - cardinality(p.informed) as missing,
  array(select b.name from provider_badges h join badges b on b.id = h.badge_id where h.provider_id = p.id order by b.name) as badges,
  p.updated_at as "changedAt"`;
const team = sql`lateral (select array_agg(u.name order by a.role = 'owner' desc, u.name) as names
  from provider_accounts a join users u on u.id = a.user_id where a.provider_id = p.id) team`;

/** Returns a page of profiles in any state, and the total number. */
export async function profilesPage(db: Db, asked: AskedProfiles, size = PROFILES_PAGE): Promise<{ rows: ListedProfile[]; total: number }> {
  const where = conditionsOf(asked);
  const direction = asked.descending ? sql`desc` : sql`asc`;
  const order = sql`${SORTS[asked.sort]} ${direction}, p.id ${direction}`;
  const [{ rows }, total] = await Promise.all([
    sql<ListedProfile>`with page as materialized (
        select p.id, row_number() over (order by ${order}) as place from provider_profiles p where ${where}
        order by ${order} limit ${size} offset ${(asked.page - 1) * size})
      select ${listed} from page join provider_profiles p using (id) left join ${team} on true order by place`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from provider_profiles p where ${where}`.execute(db),
  ]);
  return { rows, total: total.rows[0]!.total };
}

function conditionsOf({ kind, search, view, type, city, managed, badge }: AskedProfiles): RawBuilder<unknown> {
  const isManaged = sql`exists (select from provider_accounts a where a.provider_id = p.id)`;
  return sql.join(
    [
      KINDS[kind],
      VIEWS[view],
      ...(search === null ? [] : [sql`p.name_norm like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'`]),
      ...(type === null ? [] : [sql`p.provider_type = ${type}`]),
      ...(city === null ? [] : [sql`p.city = ${city}`]),
      ...(managed === null ? [] : [managed ? isManaged : sql`not ${isManaged}`]),
      ...(badge === null ? [] : [sql`p.id in (select provider_id from provider_badges where badge_id = ${badge})`]),
    ],
    sql` and `,
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
