import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Named } from "./look-alike.ts";
import { type LookAlike, lookAlikes } from "./look-alikes.server.ts";

/** The other profiles with which one may be confused: by its present name, and by the name that it asks for. */
interface LikeNames {
  readonly own: readonly LookAlike[];
  readonly asked: readonly LookAlike[];
}

export const NO_LIKE_NAMES: LikeNames = { own: [], asked: [] };

/** Returns the name of the first of them, preferring the requested name; null without any. */
const likeNameOf = ({ asked, own }: LikeNames = NO_LIKE_NAMES): string | null => (asked[0] ?? own[0])?.name ?? null;

/** Returns by id the profiles with which each of these may be confused. */
export async function likeNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LikeNames>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Named & { id: string; askedName: string | null; askedCity: string | null }>`
    select p.id, p.name, p.provider_type as type, p.city, names.asked ->> 'name' as "askedName",
      coalesce(places.asked ->> 'city', p.city) as "askedCity"
    from provider_profiles p
      left join profile_changes names on names.provider_id = p.id and names.part = 'name' and names.state = 'waiting'
      left join profile_changes places on places.provider_id = p.id and places.part = 'place' and places.state = 'waiting'
    where p.id = any(${[...ids]}::uuid[])`.execute(db);
  const asking = rows.flatMap(({ askedName, askedCity, ...row }) =>
    askedName !== null && askedName !== row.name ? [{ ...row, name: askedName, city: askedCity }] : [],
  );
  const [own, asked] = [await lookAlikes(db, rows), await lookAlikes(db, asking)];
  return new Map(rows.map(({ id }) => [id, { own: own.get(id) ?? [], asked: asked.get(id) ?? [] }]));
}

/** Adds to each profile the name of a profile that it may be confused with. */
export async function withLikeNames<Row extends { id: string }>(db: Db, rows: readonly Row[]): Promise<(Row & { alike: string | null })[]> {
  const alike = await likeNames(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, alike: likeNameOf(alike.get(row.id)) }));
}
