import { sql } from "kysely";
import type { Context } from "#domain/context.ts";

/** How long it can be seen that somebody was signed in, after the session could have ended at the latest. */
const KEPT_DAYS = 90;

/**
 * Removes what nobody can sign in with any more: questions and links past their time, and old sessions. Everybody's last session stays,
 * since without one a sign-in from an unknown browser would be told to nobody.
 */
export async function forgetPastSignIns({ db }: Pick<Context, "db">): Promise<void> {
  await sql`delete from verifications where expires_at < now()`.execute(db);
  await sql`delete from password_resets where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from user_sessions s where s.expires_at < now() - make_interval(days => ${KEPT_DAYS}::int) and exists (
    select from user_sessions later where later.user_id = s.user_id and (later.created_at, later.id) > (s.created_at, s.id)
  )`.execute(db);
}
