import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { likenessKeys, type Named } from "./look-alike.ts";

const BATCH = 1000;

/** Returns names that were written since the job's last run, whatever wrote them, up to this number. */
export async function unreadNames(db: Db, most: number): Promise<(Named & { id: string })[]> {
  const { rows } = await sql<Named & { id: string }>`
    select p.id, p.name, p.provider_type as type, p.city from provider_names n join provider_profiles p on p.id = n.provider_id
    where n.keys is null order by n.provider_id limit ${most}`.execute(db);
  return rows;
}

/** Stores the keys by which similar names are found, for all new names. Returns how many there were. */
export async function readNewNames(db: Db): Promise<number> {
  for (let done = 0; ; ) {
    const rows = await unreadNames(db, BATCH);
    if (rows.length === 0) return done;
    // A name that changes at the same time differs from what was read, so it stays unread.
    await sql`
      update provider_names n set keys = string_to_array(read.keys, e'\\n')
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name }) => name)}::text[],
          ${rows.map((named) => likenessKeys(named).join("\n"))}::text[]) as read (id, name, keys)
        join provider_profiles p on p.id = read.id and p.name = read.name
      where n.provider_id = read.id and n.keys is null`.execute(db);
    done += rows.length;
  }
}
