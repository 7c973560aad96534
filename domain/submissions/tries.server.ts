import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** How many attempts are allowed within a window that begins with the first attempt. */
export interface Allowance {
  scope: string;
  max: number;
  seconds: number;
}

/** An attempt and its key, which is a digest. */
export interface Trying extends Allowance {
  key: Buffer;
}

/** The key of attempts that are counted for everybody together. */
export const EVERYBODYS_KEY = Buffer.alloc(0);

/**
 * Counts one attempt for each key, and returns the seconds to wait, or null when it is allowed. Call it before the outcome is known, so
 * that simultaneous attempts do not slip through. Beyond the limit nothing is written: each request of a flood costs one look-up.
 */
export async function countTries(db: Db, tries: readonly Trying[]): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    with asked as (${rowsOf(tries)}),
    beyond as (
      select max(t.ends_at) as until from asked a join tries t using (scope, key) where t.count >= a.max and t.ends_at > now()
    ),
    counted as (
      insert into tries as t (scope, key, count, ends_at)
      select scope, key, 1, now() + make_interval(secs => seconds) from asked, beyond where until is null order by scope, key
      on conflict (scope, key) do update set
        count = case when t.ends_at > now() then t.count + 1 else 1 end,
        ends_at = case when t.ends_at > now() then t.ends_at else excluded.ends_at end
      returning scope, key, count, ends_at
    )
    select ceil(extract(epoch from greatest(until, (
      select max(c.ends_at) from counted c join asked a using (scope, key) where c.count > a.max
    )) - now()))::int as wait from beyond`.execute(db);
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Math.max(1, wait);
}

/** Takes one attempt for each key back, since it turned out to be none. */
export async function takeBackTries(db: Db, tries: readonly Trying[]): Promise<void> {
  await sql`with asked as (${rowsOf(tries)})
    update tries t set count = greatest(t.count - 1, 0) from asked a where t.scope = a.scope and t.key = a.key`.execute(db);
}

/** Resets the count for somebody. */
export async function forgetTries(db: Db, tries: readonly Trying[]): Promise<void> {
  await sql`with asked as (${rowsOf(tries)})
    delete from tries t using asked a where t.scope = a.scope and t.key = a.key`.execute(db);
}

/** Deletes counts that no longer matter. */
export async function forgetPastTries({ db }: { db: Db }): Promise<void> {
  await sql`delete from tries where ends_at < now()`.execute(db);
}

/** Wraps the rows in a select of their own, so that one plan serves any number of them. */
const rowsOf = (tries: readonly Trying[]): RawBuilder<unknown> =>
  sql`select * from unnest(${tries.map(({ scope }) => scope)}::text[], ${tries.map(({ key }) => key)}::bytea[],
    ${tries.map(({ max }) => max)}::int[], ${tries.map(({ seconds }) => seconds)}::int[]) as asked (scope, key, max, seconds)`;
