import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveNotice, type Receiver } from "#domain/notices/leave-notice.server.ts";
import { listingOf } from "./listing-facts.server.ts";
import { stepsOf } from "./steps.ts";

/** The days after the start on which a reminder is sent. No more follow. */
const REMIND_DAYS = [3, 10] as const;
/** A reminder that is more days late than this is skipped. */
const WITHIN_DAYS = 7;

/** Reminds people of a profile that they began and have not sent to be checked, and people who registered and began none. */
export async function remindUnfinished(ctx: Context): Promise<void> {
  for (const days of REMIND_DAYS) {
    const isDue = (column: string) =>
      sql`${sql.ref(column)} <= now() - make_interval(days => ${days}) and ${sql.ref(column)} > now() - make_interval(days => ${days + WITHIN_DAYS})`;
    const { rows } = await sql<{ providerId: string | null; userId: string | null }>`
      select p.id as "providerId", null as "userId" from provider_profiles p
      where p.verification_status = 'draft' and ${isDue("p.created_at")} and exists (select from provider_accounts a where a.provider_id = p.id)
      union all
      select null, r.user_id from provider_registrations r
      where ${isDue("r.created_at")} and not exists (select from provider_accounts a where a.user_id = r.user_id)`.execute(ctx.db);
    for (const { providerId, userId } of rows)
      await remind(ctx, providerId ? { team: providerId } : { user: userId! }, providerId, `unfinished:${providerId ?? userId}:${days}`);
  }
}

function remind({ db }: Context, to: Receiver, providerId: string | null, effectKey: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const percent = providerId ? stepsOf((await listingOf(tx, providerId)).facts).percent : 0;
    await leaveNotice(tx, to, { kind: "profile-unfinished", facts: { percent }, effectKey, providerId, path: "/dashboard/provider" });
  });
}
