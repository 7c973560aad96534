import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import { deviceToken, readResetToken } from "./account-tokens.ts";
import { hashPassword } from "./password-hash.server.ts";
import { inSameTime } from "./same-time.ts";
import { setPassword } from "./set-password.server.ts";

/** The maximum number of mails an hour. More of them help nobody. */
const MAX_AN_HOUR = 3;

/**
 * Mails a link to the owner of the account with this address. The answer and its time are the same whether or not the account exists.
 */
export const requestReset = (ctx: Context, email: string): Promise<void> => inSameTime(mailReset(ctx, email));

async function mailReset(ctx: Context, email: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users as u")
      .select((of) => [
        "u.id",
        of
          .selectFrom("password_resets as r")
          .select((count) => count.fn.countAll<number>().as("count"))
          .whereRef("r.user_id", "=", "u.id")
          .where("r.created_at", ">", sql<Date>`now() - interval '1 hour'`)
          .as("recent"),
      ])
      .where("u.email", "=", email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user || Number(user.recent) >= MAX_AN_HOUR) return;
    const id = randomUUID();
    await tx.insertInto("password_resets").values({ id, user_id: user.id }).execute();
    await record(tx, { actor: "visitor", action: "password.reset_requested", subjectType: "user", subjectId: user.id });
    await queueMail(ctx, tx, { effectKey: `password-reset:${id}`, template: "password-reset", userId: user.id, accountEventId: id });
  });
}

/** Returns the person whose password a link may still change. */
export async function personOfReset(
  { db, keys }: Pick<Context, "db" | "keys">,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  const resetId = readResetToken(keys, token, now());
  if (resetId === null) return null;
  const row = await db
    .selectFrom("password_resets as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.id as userId", "u.email"])
    .where("r.id", "=", resetId)
    .where("r.used_at", "is", null)
    .where("r.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Changes the password by a link from a mail, once. Somebody who reads the mailbox has also confirmed the address. All sessions end.
 * `device` is for the cookie of this browser: its owner can sign in even while others guess passwords.
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  password: string,
): Promise<{ outcome: "changed"; userId: string; device: string } | { outcome: "gone" }> {
  const resetId = readResetToken(ctx.keys, token, now());
  if (resetId === null) return { outcome: "gone" };
  const hash = await hashPassword(password);
  return ctx.db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable("password_resets")
      .set({ used_at: sql<Date>`now()` })
      .where("id", "=", resetId)
      .where("used_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .returning("user_id")
      .executeTakeFirst();
    if (!used) return { outcome: "gone" as const };
    const userId = used.user_id;
    const { email } = await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: sql<Date>`now()` })
      .where("id", "=", userId)
      .returning("email")
      .executeTakeFirstOrThrow();
    await confirmRecipient(ctx, tx, mailboxDigest(ctx.keys, email));
    await setPassword(ctx, tx, { userId, hash, keep: null, actor: "link:account", action: "password.reset" });
    return { outcome: "changed" as const, userId, device: deviceToken(ctx.keys, userId, now()) };
  });
}
