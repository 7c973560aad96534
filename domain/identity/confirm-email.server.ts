import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import { readConfirmToken } from "./account-tokens.ts";

/** Returns the address that a link would confirm; null for a link that is invalid or was used. */
export async function emailToConfirm({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<string | null> {
  const userId = readConfirmToken(keys, token, now());
  if (userId === null) return null;
  const user = await db.selectFrom("users").select("email").where("id", "=", userId).where("email_verified", "=", false).executeTakeFirst();
  return user?.email ?? null;
}

/** Confirms the address of somebody who has just signed in, by the link from its mailbox. A link for another person confirms nothing. */
export async function confirmEmail(ctx: Context, token: string, userId: string): Promise<void> {
  if (readConfirmToken(ctx.keys, token, now()) !== userId) return;
  await ctx.db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: sql<Date>`now()` })
      .where("id", "=", userId)
      .where("email_verified", "=", false)
      .returning("email")
      .executeTakeFirst();
    if (!user) return;
    await confirmRecipient(ctx, tx, mailboxDigest(ctx.keys, user.email));
    await record(tx, { actor: "link:account", action: "account.email_confirmed", subjectType: "user", subjectId: userId });
  });
}
