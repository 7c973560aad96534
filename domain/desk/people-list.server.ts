import { type RawBuilder, sql } from "kysely";
import { seenDaysToday } from "#domain/identity/seen.server.ts";
import type { Db } from "#platform/db/db.ts";
import { countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type AskedPeople, type ListedPerson, PEOPLE_PAGE, type PeopleSort, type PeopleView, type PersonState } from "./listed-person.ts";

const isTeam = sql`exists (select from user_roles r where r.user_id = p.user_id)`;
const VIEWS: Readonly<Record<PeopleView, RawBuilder<unknown>>> = {
  todas: sql`true`,
  pacientes: sql`p.user_type = 'patient' and not ${isTeam}`,
  proveedores: sql`p.user_type = 'provider'`,
  equipo: isTeam,
  revisores: sql`p.user_type = 'reviewer'`,
  suspendidas: sql`p.suspended_at is not null`,
  "sin-acceso": sql`coalesce(p.last_seen_at, u.created_at) < now() - interval '90 days'`,
};
const STATES: Readonly<Record<PersonState, RawBuilder<unknown>>> = {
  activa: sql`p.suspended_at is null and not p.has_temporary_password`,
  suspendida: sql`p.suspended_at is not null`,
  "clave-temporal": sql`p.suspended_at is null and p.has_temporary_password`,
};
const SORTS: Readonly<Record<PeopleSort, RawBuilder<unknown>>> = {
  acceso: sql`p.last_seen_at`,
  persona: sql`norm(u.name)`,
  alta: sql`u.created_at`,
};

const nameOf = sql<string>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email)`;
const person = sql`u.id, ${nameOf} as name, u.email, p.user_type as "userType", ${isTeam} as "isAdmin", centers.first as center,
  greatest(coalesce(centers.count, 0) - 1, 0)::int as "moreCenters", p.last_seen_at as "lastSeenAt", ${seenDaysToday} as "seenDays",
  u.two_factor_enabled as "secondFactor", case when p.suspended_at is not null then 'suspendida' when p.has_temporary_password then 'clave-temporal'
  else 'activa' end as state, u.created_at as "joinedAt"`;
const centers = sql`lateral (select (array_agg(c.name order by a.chosen_at desc))[1] as first, count(*) as count
  from provider_accounts a join provider_profiles c on c.id = a.provider_id where a.user_id = u.id) centers`;

/** Returns a page of people, without what they asked of centers. */
export function peoplePage(db: Db, asked: AskedPeople, size = PEOPLE_PAGE): Promise<ListPage<ListedPerson>> {
  const list = {
    columns: sql`u.id`,
    from: sql`from profiles p join users u on u.id = p.user_id where ${conditionsOf(asked)}`,
    orders: SORTS,
    key: sql`u.id`,
    emptyFirst: true,
    shown: {
      columns: person,
      from: sql`from page join users u using (id) join profiles p on p.user_id = u.id left join ${centers} on true`,
    },
  };
  return listPage(db, list, asked, size);
}

function conditionsOf({ search, view, secondFactor, state }: AskedPeople): RawBuilder<unknown> {
  const like = sql`'%' || norm(${search?.replace(/[%_\\]/g, "\\$&")}) || '%'`;
  return every(
    VIEWS[view],
    secondFactor !== null && sql`u.two_factor_enabled = ${secondFactor}`,
    state && STATES[state],
    search !== null &&
      sql`u.id in (select id from users where norm(name || ' ' || email) like ${like}
        union select a.user_id from provider_accounts a join provider_profiles c on c.id = a.provider_id where c.name_norm like ${like})`,
  );
}

/** Returns the number of people in each view. */
export const peopleCounts = (db: Db): Promise<Record<PeopleView, number>> =>
  countViews(db, VIEWS, { from: sql`from profiles p join users u on u.id = p.user_id` });

/** Returns the existing people with these ids, ordered by name. */
export async function peopleById(db: Db, ids: readonly string[]): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`select ${person} from users u join profiles p on p.user_id = u.id left join ${centers} on true
    where u.id = any(${[...ids]}) order by name, u.id`.execute(db);
  return rows;
}

/** Returns the centers that nobody else manages. */
export async function centersLeftAlone(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name from provider_profiles c where c.id in (select provider_id from provider_accounts where user_id = any(${[...ids]}))
      and not exists (select from provider_accounts a join profiles p on p.user_id = a.user_id
        where a.provider_id = c.id and p.suspended_at is null and a.user_id <> all(${[...ids]}))
    order by c.name`.execute(db);
  return rows.map(({ name }) => name);
}
