import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The days of a center's requests that its page counts. */
export const OFFER_DAYS = 90;

/** What became of the requests that a center got lately. Each is in one of these. */
export interface CenterOffers {
  readonly answered: number;
  readonly waiting: number;
  readonly returned: number;
  readonly unanswered: number;
  readonly total: number;
}

/** Counts the requests that a center was offered in the last days, by what became of each. */
export async function centerOffers(db: Db, providerId: string): Promise<CenterOffers> {
  const { rows } = await sql<Omit<CenterOffers, "total">>`
    select count(*) filter (where status = 'returned')::int as returned,
      count(*) filter (where status <> 'returned' and answered_at is not null)::int as answered,
      count(*) filter (where status in ('open', 'purchased') and answered_at is null)::int as waiting,
      count(*) filter (where status in ('declined', 'expired') and answered_at is null)::int as unanswered
    from offers where provider_id = ${providerId}::uuid and made_at > now() - make_interval(days => ${OFFER_DAYS}::int)
      and (status <> 'withdrawn' or answered_at is not null)`.execute(db);
  const counts = rows[0]!;
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
