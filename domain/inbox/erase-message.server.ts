import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import { eraseEach } from "#domain/vault/erase-each.server.ts";
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

const PAGE = 500;

/** Forgets every person whose message is older than requests are kept. */
export function eraseOldMessages(ctx: Context): Promise<void> {
  return eraseEach(
    (after) =>
      ctx.db
        .selectFrom("inbox_messages")
        .select(["id", sql<Date>`date_trunc('milliseconds', created_at)`.as("at")])
        .where("sealed", "is not", null)
        .where("created_at", "<", sql<Date>`now() - make_interval(months => ${KEPT_MONTHS}::int)`)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy("at")
        .orderBy("id")
        .limit(PAGE)
        .execute(),
    (messageId) => eraseMessage(ctx, { messageId }),
  );
}
