import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { keepAdvice } from "#domain/leads/keep-advice.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { checkText, type FieldCode, normalizeText } from "#domain/submissions/field-rules.ts";
import { lockMessage } from "./lock-message.server.ts";
import { leaveOfActor } from "./message-access.ts";
import { REPLY_RULE } from "./message-fields.ts";
import { replySealer } from "./sealed-message.server.ts";

export interface ReplyToMessage {
  messageId: string;
  authorId: string;
  text: string;
  /** The number of replies that the author saw. A different number now means that somebody else replied. */
  seen: number;
}

export type ReplyOutcome = { outcome: "sent" | "changed" | "not-found" } | { outcome: "invalid"; code: FieldCode };

/**
 * Answers a message by mail, stores the answer under the message's own key, and marks the message as answered. The first answer stops
 * the reply clock.
 */
export async function replyToMessage(ctx: Context, { messageId, authorId, text: typed, seen }: ReplyToMessage): Promise<ReplyOutcome> {
  const code = checkText(REPLY_RULE, typed, true);
  if (code) return { outcome: "invalid", code };
  const text = normalizeText(REPLY_RULE, typed);
  return ctx.db.transaction().execute(async (tx): Promise<ReplyOutcome> => {
    const message = await lockMessage(tx, messageId);
    const seal = message && (await replySealer(ctx.keys, tx, leaveOfActor(ctx.actor, message)));
    if (!seal) return { outcome: "not-found" };
    const { count } = await tx
      .selectFrom("inbox_replies")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("message_id", "=", messageId)
      .executeTakeFirstOrThrow();
    if (count !== seen) return { outcome: "changed" };
    const id = randomUUID();
    await tx
      .insertInto("inbox_replies")
      .values({ id, message_id: messageId, author_id: authorId, sealed: seal(id, { text }) })
      .execute();
    await tx
      .updateTable("inbox_messages")
      .set((eb) => ({
        status: "answered",
        answered_at: eb.fn.coalesce("answered_at", sql<Date>`now()`),
        closed_at: null,
        close_reason: null,
        assignee_id: eb.fn.coalesce("assignee_id", sql<string>`${authorId}`),
      }))
      .where("id", "=", messageId)
      .execute();
    await keepAdvice(tx, messageId, "advice");
    await queueMail(ctx, tx, { effectKey: `inbox-reply:${id}`, template: "inbox-reply", inboxMessageId: messageId, inboxReplyId: id });
    await record(tx, { actor: ctx.actor, action: "message.replied", subjectType: "message", subjectId: messageId, detail: { reply: id } });
    return { outcome: "sent" };
  });
}
