import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { type Admitted, EVERYBODY, type LeadPace } from "./pace.ts";

/** Returns what a lead for these centers counts for: each of them, and everybody. */
export const scopesOf = (centerIds: readonly string[]): string[] => [...centerIds, EVERYBODY];

/** As many as a database has connections: a scope with more places left cannot be filled by what is under way. */
const MAX_UNDER_WAY = 100;

/**
 * Counts how many went on in each scope, as a JSON column; read without a lock, so that a flood does not queue up behind itself. No scope
 * has more than everybody together, whose number is read off the order of arrival: while that is far below every pace it stands for all,
 * and nothing is counted.
 */
export function admittedColumn(scopes: readonly string[], { center, all }: LeadPace): RawBuilder<Admitted[]> {
  const far = Math.min(center.tenMinutes, center.hour, all.tenMinutes, all.hour) / 2 - MAX_UNDER_WAY;
  const nth = (order: RawBuilder<unknown>) =>
    sql`(select nth from lead_admissions where scope = ${sql.lit(EVERYBODY)} and at > now() - interval '1 hour' order by at ${order} limit 1)`;
  // In a subquery the planner does not see the scopes, so that one plan serves all of them.
  return sql`(select json_agg(json_build_object('scope', s.scope, 'hour', counted.hour, 'tenMinutes', counted.ten))
    from (select n, n < ${far}::numeric as far
      from (select coalesce(${nth(sql`desc`)} - ${nth(sql`asc`)} + 1, 0) as n offset 0) as arrived) as e,
    unnest((select ${[...scopes]}::text[])) as s (scope), lateral (
      select e.n as hour, e.n as ten where e.far
      union all
      select count(*), count(*) filter (where at > now() - interval '10 minutes')
      from lead_admissions a where not e.far and a.scope = s.scope and at > now() - interval '1 hour' having not e.far) as counted)`;
}

/**
 * Tells whether there is a place in every scope, as an expression that is asked once, by the statement that takes it: until its transaction
 * ends, no other request gets it, so of those that arrive together no more go on than there are places. Scopes with plenty of them, as just
 * counted, are not looked at again.
 */
export function isRoom(admitted: readonly Admitted[], pace: LeadPace): RawBuilder<boolean> {
  const tight = admitted
    .map(({ scope, tenMinutes, hour }) => ({ scope, tenMinutes, hour, max: scope === EVERYBODY ? pace.all : pace.center }))
    .filter(({ tenMinutes, hour, max }) => tenMinutes + MAX_UNDER_WAY > max.tenMinutes || hour + MAX_UNDER_WAY > max.hour);
  return sql`is_room_for_lead(${tight.map(({ scope }) => scope)}::text[], ${tight.map(({ max }) => max.tenMinutes)}::int[],
    ${tight.map(({ max }) => max.hour)}::int[])`;
}

/**
 * Writes the part of a `with` statement that takes a place in each scope for the accepted leads that the part named `stored` returns with
 * `id` and `status`.
 */
export const takingPlaces = (stored: string, admitted: readonly Admitted[]): RawBuilder<unknown> => sql`
  place as (
    insert into lead_admissions (scope, lead_id)
    select unnest(${admitted.map(({ scope }) => scope)}::text[]), id from ${sql.ref(stored)} where status = 'accepted'
  )`;

/** Deletes what is older than the longest window, since nothing counts it. */
export async function forgetAdmissions({ db }: Pick<Context, "db">): Promise<void> {
  await sql`delete from lead_admissions where at < now() - interval '2 hours'`.execute(db);
}
