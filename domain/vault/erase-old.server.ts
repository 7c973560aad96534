import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { eraseEach, type Place } from "./erase-each.server.ts";
import { loadRetention } from "./retention.server.ts";

const PAGE = 500;

/** Erases everybody in this table who is older than the limit, oldest first. Its rows need `sealed` and `created_at`. */
export async function eraseOld(db: Db, table: RawBuilder<unknown>, erase: (id: string) => Promise<unknown>): Promise<void> {
  const { requests } = await loadRetention(db);
  return eraseEach(async (after) => {
    const { rows } = await sql<Place>`
      select id, at from ${table}, lateral (select date_trunc('milliseconds', created_at) as at) as moment
      where sealed is not null and created_at < now() - make_interval(months => ${requests}::int)
        and (${after?.id ?? null}::uuid is null or (at, id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by at, id limit ${PAGE}`.execute(db);
    return rows;
  }, erase);
}
