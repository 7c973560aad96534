import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import { confirmToken, newMailboxToken, resetToken, stopChangeToken } from "./account-tokens.ts";
import { teamRoleOf } from "./team-roles.ts";

/** The part that every mail about an account needs. */
export interface AccountToMail {
  to: string;
  firstName: string | null;
}

type Reads = Pick<Context, "db" | "keys">;

export async function accountToMail({ db }: Pick<Context, "db">, userId: string): Promise<AccountToMail | null> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .select(["u.email as to", "p.first_name as firstName"])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the contents of the mail; null once the address is confirmed. */
export async function confirmationToMail(reads: Reads, userId: string): Promise<(AccountToMail & { token: string }) | null> {
  const user = await reads.db.selectFrom("users").select("email_verified").where("id", "=", userId).executeTakeFirst();
  const found = user && !user.email_verified ? await accountToMail(reads, userId) : null;
  return found && { ...found, token: confirmToken(reads.keys, userId, now()) };
}

/** Returns the contents of the mail; null once the link was used. */
export async function resetToMail(reads: Reads, resetId: string): Promise<(AccountToMail & { token: string; expiresAt: Date }) | null> {
  const reset = await reads.db
    .selectFrom("password_resets")
    .select(["user_id", "expires_at"])
    .where("id", "=", resetId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  const found = reset ? await accountToMail(reads, reset.user_id) : null;
  return reset && found ? { ...found, token: resetToken(reads.keys, resetId, reset.expires_at), expiresAt: reset.expires_at } : null;
}

export async function newDeviceToMail(reads: Reads, sessionId: string) {
  const session = await reads.db
    .selectFrom("user_sessions")
    .select(["user_id", "browser", "os", "device_type as deviceType", "created_at as at"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
  const found = session ? await accountToMail(reads, session.user_id) : null;
  return session && found ? { ...found, ...session } : null;
}

/** Returns whose role changed, and to which; null is outside the team. Returns null for an unknown change. */
export async function roleChangeToMail(reads: Pick<Context, "db">, changeId: string) {
  const change = await reads.db
    .selectFrom("team_role_changes")
    .select(["user_id", "role", "reason"])
    .where("id", "=", changeId)
    .executeTakeFirst();
  const found = change ? await accountToMail(reads, change.user_id) : null;
  return change && found ? { ...found, role: teamRoleOf(change.role), reason: change.reason } : null;
}

export interface EmailChangeToMail extends AccountToMail {
  newEmail: string;
  token: string;
  expiresAt: Date;
}

/** Returns the contents of a mail to the new or the old mailbox of an account; null once the change is over. */
export async function emailChangeToMail(reads: Reads, changeId: string, mailbox: "new" | "old"): Promise<EmailChangeToMail | null> {
  const change = await changeOf(reads, changeId);
  if (!change || change.outcome !== null) return null;
  const { firstName, oldEmail, newEmail, expiresAt } = change;
  const sign = mailbox === "new" ? newMailboxToken : stopChangeToken;
  return { to: mailbox === "new" ? newEmail : oldEmail, firstName, newEmail, token: sign(reads.keys, changeId, expiresAt), expiresAt };
}

/** Returns to whom to say that their account has another mailbox now; null unless it has. */
export async function emailChangedToMail(reads: Reads, changeId: string): Promise<(AccountToMail & { newEmail: string }) | null> {
  const change = await changeOf(reads, changeId);
  return change?.outcome === "confirmed" ? { to: change.oldEmail, firstName: change.firstName, newEmail: change.newEmail } : null;
}

const changeOf = ({ db }: Reads, changeId: string) =>
  db
    .selectFrom("email_changes as c")
    .leftJoin("profiles as p", "p.user_id", "c.user_id")
    .select(["c.old_email as oldEmail", "c.new_email as newEmail", "c.expires_at as expiresAt", "c.outcome", "p.first_name as firstName"])
    .where("c.id", "=", changeId)
    .executeTakeFirst();
