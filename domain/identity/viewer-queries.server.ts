import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { openProfile } from "./open-profile.server.ts";
import { markSeen } from "./seen.server.ts";
import { digestOfToken } from "./session-store.server.ts";
import { teamRoleOf } from "./team-roles.ts";
import { BELIEVED_MINUTES, type Viewer } from "./viewer.ts";

const HEARTBEAT = sql`interval '5 minutes'`;

/**
 * Returns the viewer of a session cookie, or null. The cookie is a token and its signature. The token alone is as long and as random
 * as a key, so we look it up and leave the signature to the library.
 */
export async function viewerOfCookie(db: Db, cookie: string): Promise<Viewer | null> {
  const token = tokenIn(cookie);
  return token === null ? null : viewerOfToken(db, token);
}

/** Returns the viewer, after creating a missing profile. */
export async function viewerWithProfile(db: Db, cookie: string): Promise<Viewer | null> {
  const token = tokenIn(cookie);
  if (token === null) return null;
  const session = await db
    .selectFrom("user_sessions")
    .select("user_id")
    .where("session_token", "=", digestOfToken(token))
    .where("is_active", "=", true)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!session) return null;
  await openProfile(db, session.user_id);
  return viewerOfToken(db, token);
}

function tokenIn(cookie: string): string | null {
  const token = cookie.slice(0, Math.max(0, cookie.lastIndexOf(".")));
  return /^[\w-]{16,128}$/.test(token) ? token : null;
}

export async function viewerOfToken(db: Db, token: string): Promise<Viewer | null> {
  const row = await db
    .selectFrom("user_sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .innerJoin("profiles as p", "p.user_id", "s.user_id")
    .select((of) => [
      "s.id as sessionId",
      "u.id as userId",
      "u.email",
      "u.email_verified as emailConfirmed",
      "u.two_factor_enabled as secondFactor",
      "p.first_name as firstName",
      "p.last_name as lastName",
      "p.user_type as userType",
      "p.has_temporary_password as temporaryPassword",
      of.selectFrom("user_roles as r").select("r.role").whereRef("r.user_id", "=", "u.id").as("teamRole"),
      sql<boolean>`greatest(s.created_at, s.proved_at) > now() - make_interval(mins => ${BELIEVED_MINUTES})`.as("provedRecently"),
      sql<boolean>`s.last_activity_at < now() - ${HEARTBEAT}`.as("silent"),
    ])
    .where("s.session_token", "=", digestOfToken(token))
    .where("s.is_active", "=", true)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("p.suspended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { silent, teamRole, userType, ...viewer } = row;
  if (silent) await keepAlive(db, viewer);
  return { ...viewer, teamRole: teamRoleOf(teamRole), userType: userType as Viewer["userType"] };
}

/** Stores that the session is in use, once in five minutes. */
async function keepAlive(db: Db, { sessionId, userId }: Pick<Viewer, "sessionId" | "userId">): Promise<void> {
  await markSeen(db, userId);
  await db
    .updateTable("user_sessions")
    .set({ last_activity_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .where("is_active", "=", true)
    .execute();
}
