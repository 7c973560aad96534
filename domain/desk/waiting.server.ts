import { type RawBuilder, sql } from "kysely";
import { loadPromises } from "#domain/statements/promises.server.ts";
import type { Db } from "#platform/db/db.ts";

export type WaitingFor = "held" | "unmatched" | "advice" | "offers" | "messages" | "claims" | "profiles" | "reviews" | "topups" | "returns";

/** What waits for a person, how long, and what was promised. */
export interface Waiting {
  readonly what: WaitingFor;
  readonly count: number;
  /** How many have waited longer than promised. */
  readonly late: number;
  /** When each began to wait, the oldest first; at most `MAX_SHOWN`. */
  readonly since: readonly Date[];
  /** Hours within which we said that we would do it. */
  readonly promisedHours: number;
}

const MAX_SHOWN = 40;

/** A row for each thing that waits, with the moment `at` since when. */
const QUEUES: Readonly<Record<WaitingFor, { hours: number | "reply" | "verification"; rows: RawBuilder<unknown> }>> = {
  held: { hours: 24, rows: sql`select created_at as at from leads where status = 'held'` },
  unmatched: { hours: 24, rows: sql`select created_at as at from leads where status = 'unmatched'` },
  advice: { hours: "reply", rows: sql`select created_at as at from leads where status = 'advice'` },
  offers: {
    hours: 4,
    rows: sql`select o.made_at as at from offers o join provider_profiles p on p.id = o.provider_id
      where o.status = 'open' and coalesce(p.email, '') = '' and not exists (select from offer_calls c where c.offer_id = o.id)`,
  },
  messages: {
    hours: "reply",
    rows: sql`select coalesce(written_again_at, created_at) as at from inbox_messages
      where status = 'new' and spam_code is null and sealed is not null`,
  },
  claims: { hours: 120, rows: sql`select created_at as at from profile_claims where status = 'open'` },
  profiles: {
    hours: "verification",
    rows: sql`select coalesce(submitted_at, created_at) as at from provider_profiles where verification_status = 'pending'`,
  },
  reviews: { hours: 72, rows: sql`select min(since) as at from review_waits group by review_id` },
  topups: { hours: 24, rows: sql`select sent_at as at from top_ups where status = 'sent'` },
  returns: { hours: 168, rows: sql`select asked_at as at from lead_returns where state = 'asked'` },
};

/** Returns every queue, those in which nothing waits too. */
export async function whatWaits(db: Db): Promise<Waiting[]> {
  const { replyWithinHours, verificationDays } = await loadPromises(db);
  const set = { reply: replyWithinHours, verification: 24 * verificationDays.to };
  const queues = Object.entries(QUEUES).map(([what, { hours: promised, rows }]) => {
    const hours = typeof promised === "number" ? promised : set[promised];
    return sql`
      select ${what}::text as what, ${hours}::int as "promisedHours", n.count, n.late,
        array(select at from (${rows}) q order by at limit ${MAX_SHOWN}) as since
      from (select count(*), count(*) filter (where at < now() - make_interval(hours => ${hours}::int)) as late from (${rows}) q) n`;
  });
  const { rows } = await sql<Waiting>`${sql.join(queues, sql` union all `)}`.execute(db);
  return rows;
}
