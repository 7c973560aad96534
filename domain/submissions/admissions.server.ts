import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { type Admitted, EVERYBODY, type LeadPace } from "./pace.ts";

/** Returns the scopes in which a lead for these centers counts: one for each of them, and one for all. */
export const scopesOf = (centerIds: readonly string[]): string[] => [...centerIds, EVERYBODY];

/**
 * The maximum number of simultaneous requests, as many as a database has connections. A scope with more free places cannot be filled by
 * these.
 */
const MAX_UNDER_WAY = 100;

/**
 * Counts how many requests went on in each scope, as a JSON column. It takes no lock, so that a flood does not queue up. No scope has
 * more than all of them together, whose number follows from the order of arrival: while that is far below every limit it is used for
 * all, and nothing is counted.
 */
export function admittedColumn(scopes: readonly string[], { center, all }: LeadPace): RawBuilder<Admitted[]> {
  const far = Math.min(center.tenMinutes, center.hour, all.tenMinutes, all.hour) / 2 - MAX_UNDER_WAY;
  const nth = (order: RawBuilder<unknown>) =>
    sql`(select nth from lead_admissions where scope = ${sql.lit(EVERYBODY)} and at > now() - interval '1 hour' order by at ${order} limit 1)`;
  // A subquery hides the scopes from the planner, so that one plan serves all of them.
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
 * Checks whether there is a place in every scope, as an expression in the statement that takes the place. Until its transaction ends, no
 * other request gets the place, so of simultaneous requests no more go on than there are places. Scopes with plenty of places, as just
 * counted, are not checked again.
 */
export function isRoom(admitted: readonly Admitted[], pace: LeadPace): RawBuilder<boolean> {
  const tight = admitted
    .map(({ scope, tenMinutes, hour }) => ({ scope, tenMinutes, hour, max: scope === EVERYBODY ? pace.all : pace.center }))
    .filter(({ tenMinutes, hour, max }) => tenMinutes + MAX_UNDER_WAY > max.tenMinutes || hour + MAX_UNDER_WAY > max.hour);
  return sql`is_room_for_lead(${tight.map(({ scope }) => scope)}::text[], ${tight.map(({ max }) => max.tenMinutes)}::int[],
    ${tight.map(({ max }) => max.hour)}::int[])`;
}

/**
 * Writes the part of a `with` statement that takes a place in each scope for the accepted leads that the part named `stored` returns
 * with `id` and `status`.
 */
export const takingPlaces = (stored: string, admitted: readonly Admitted[]): RawBuilder<unknown> => sql`
  place as (
    insert into lead_admissions (scope, lead_id)
    select unnest(${admitted.map(({ scope }) => scope)}::text[]), id from ${sql.ref(stored)} where status = 'accepted'
  )`;

/** Deletes rows that are older than the longest window, since nothing counts them. */
export async function forgetAdmissions({ db }: Pick<Context, "db">): Promise<void> {
  await sql`delete from lead_admissions where at < now() - interval '2 hours'`.execute(db);
}
