import { sql } from "kysely";
import type { Context } from "#domain/context.ts";

/** How long a past session stays visible, counted from the latest moment at which it could end. */
const KEPT_DAYS = 90;

/**
 * Removes what nobody can sign in with any more: expired challenges and links, and old sessions. Each person's last session stays,
 * since the site tells people about sign-ins from unknown browsers only if it knows an earlier session.
 */
export async function forgetPastSignIns({ db }: Pick<Context, "db">): Promise<void> {
  await sql`delete from verifications where expires_at < now()`.execute(db);
  await sql`delete from password_resets where expires_at < now() - interval '1 day'`.execute(db);
  // The address of a change that came to nothing may be a stranger's.
  await sql`delete from email_changes where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from user_sessions s where s.expires_at < now() - make_interval(days => ${KEPT_DAYS}::int) and exists (
    select from user_sessions later where later.user_id = s.user_id and (later.created_at, later.id) > (s.created_at, s.id)
  )`.execute(db);
}
