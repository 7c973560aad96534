import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type Likeness, likenessKeys, likenessOf, type Named } from "./look-alike.ts";
import { unreadNames } from "./name-keys.server.ts";

/** Another profile that may be confused with the one asked about. */
export interface LookAlike extends Named {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly listed: boolean;
  readonly likeness: Likeness;
}

/** A profile, or a name that it asks for. */
interface AskedName extends Named {
  readonly id: string;
}

/** The maximum number of profiles that are compared with one name. */
const MOST_COMPARED = 100;
/** The maximum number of names that a screen reads before the job does. The rest of a larger import is read within a minute. */
const MOST_UNREAD = 1000;

/**
 * Returns by id the profiles with which each name may be confused, public ones first. Two profiles of one owner are not compared, and
 * neither are drafts, which were not sent to us.
 */
export async function lookAlikes(db: Db, asked: readonly AskedName[]): Promise<ReadonlyMap<string, readonly LookAlike[]>> {
  if (asked.length === 0) return new Map();
  const unread = await unreadNames(db, MOST_UNREAD);
  const keysOf = (named: Named) => likenessKeys(named).join("\n");
  const { rows } = await sql<Omit<LookAlike, "likeness"> & { of: string }>`
    with unread as materialized (
      select id, string_to_array(keys, e'\\n') as keys
      from unnest(${unread.map(({ id }) => id)}::uuid[], ${unread.map(keysOf)}::text[]) as unread (id, keys))
    select asked.id as "of", other.* from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(keysOf)}::text[]) as asked (id, keys),
      lateral (
        select p.id, p.slug, p.name, p.provider_type as type, p.city, p.verification_status as status, p.listed
        from (select provider_id from provider_names where keys && string_to_array(asked.keys, e'\\n')
          union all select id from unread where keys && string_to_array(asked.keys, e'\\n')) found
          join provider_profiles p on p.id = found.provider_id
        where p.id <> asked.id and p.verification_status <> 'draft'
          and not exists (select from provider_accounts mine join provider_accounts theirs using (user_id)
            where mine.provider_id = asked.id and theirs.provider_id = p.id and mine.role = 'owner' and theirs.role = 'owner')
        order by p.listed desc, p.verified desc, p.created_at, p.id limit ${MOST_COMPARED}) other`.execute(db);
  const names = new Map(asked.map((named) => [named.id, named]));
  const found = rows.flatMap(({ of, ...other }) => {
    const likeness = likenessOf(names.get(of)!, other);
    return likeness ? [{ of, other: { ...other, likeness } }] : [];
  });
  return new Map(asked.map(({ id }) => [id, found.filter(({ of }) => of === id).map(({ other }) => other)]));
}
