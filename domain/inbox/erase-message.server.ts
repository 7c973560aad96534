import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import { KEPT_MONTHS } from "#domain/vault/retention.ts";

export interface EraseMessageInput {
  messageId: string;
}

/** Forgets a person for good: without the message's own key the sealed bytes are noise, here and in every backup in time. */
export function eraseMessage(ctx: Context, { messageId }: EraseMessageInput): Promise<{ outcome: "erased" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const message = await tx.selectFrom("inbox_messages").select("sealed").where("id", "=", messageId).forUpdate().executeTakeFirst();
    if (!message || message.sealed === null) return { outcome: "gone" };
    await tx.deleteFrom("inbox_keys").where("message_id", "=", messageId).execute();
    await tx
      .updateTable("inbox_messages")
      .set((eb) => ({
        status: "closed",
        sealed: null,
        email_digest: randomBytes(32),
        body_digest: randomBytes(32),
        ip_digest: null,
        closed_at: eb.fn.coalesce("closed_at", sql<Date>`now()`),
      }))
      .where("id", "=", messageId)
      .execute();
    await forgetMailsAbout(tx, { inboxMessageId: messageId });
    await record(tx, { actor: ctx.actor, action: "message.erased", subjectType: "message", subjectId: messageId });
    return { outcome: "erased" };
  });
}

/** Forgets every person whose message is older than requests are kept. */
export async function eraseOldMessages(ctx: Context): Promise<void> {
  const old = await ctx.db
    .selectFrom("inbox_messages")
    .select("id")
    .where("sealed", "is not", null)
    .where("created_at", "<", sql<Date>`now() - make_interval(months => ${KEPT_MONTHS}::int)`)
    .orderBy("created_at")
    .limit(1000)
    .execute();
  for (const { id } of old) await eraseMessage(ctx, { messageId: id });
}
