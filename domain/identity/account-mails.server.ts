import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import { confirmToken, resetToken } from "./account-tokens.ts";

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
