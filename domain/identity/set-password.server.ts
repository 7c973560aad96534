import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

interface NewPassword {
  userId: string;
  hash: string;
  /** The session that goes on. All others end. */
  keep: string | null;
  actor: Actor;
  /** The reason, for the audit log. */
  action: "password.changed" | "password.reset" | "password.temporary_replaced";
}

/** Sets another password, ends the person's other sessions and tells them by mail, in the caller's transaction. */
export async function setPassword(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  { userId, hash, keep, actor, action }: NewPassword,
): Promise<void> {
  await tx
    .insertInto("accounts")
    .values({ id: userId, user_id: userId, account_id: userId, provider_id: "credential", password: hash })
    .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password: hash, updated_at: sql<Date>`now()` }))
    .execute();
  await tx
    .updateTable("profiles")
    .set({ has_temporary_password: false, temporary_password_expires_at: null })
    .where("user_id", "=", userId)
    .execute();
  const ended = await endSessions(tx, userId, sql<SqlBool>`id is distinct from ${keep}`);
  // An older link that is still in the mailbox would open the account again.
  await tx
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
  await record(tx, { actor, action, subjectType: "user", subjectId: userId, detail: { sessions_ended: ended } });
  await queueMail(ctx, tx, { effectKey: `password-changed:${randomUUID()}`, template: "password-changed", userId });
}

/** Ends the open sessions of a person that match a condition, and returns how many. */
export async function endSessions(tx: Tx, userId: string, which: ReturnType<typeof sql<SqlBool>>): Promise<number> {
  const ended = await tx
    .updateTable("user_sessions")
    .set({ is_active: false, ended_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .where(which)
    .returning("id")
    .execute();
  return ended.length;
}
