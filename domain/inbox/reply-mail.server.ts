import type { Context } from "#domain/context.ts";
import { messageReceiptToMail, type ReceiptMail } from "./inbox-queries.server.ts";
import { leaveToOpen } from "./message-access.ts";
import { unsealReplies } from "./sealed-message.server.ts";

export interface ReplyMail extends ReceiptMail {
  text: string;
  /** The Message-ID of the receipt, when its writer got one. */
  follows: string | null;
}

/** For who wrote a message: what our team answered. Null when the person was erased. */
export async function replyToMail(ctx: Pick<Context, "db" | "keys">, messageId: string, replyId: string): Promise<ReplyMail | null> {
  const receipt = await messageReceiptToMail(ctx, messageId);
  const reply = await ctx.db.selectFrom("inbox_replies").select(["id", "sealed"]).where("id", "=", replyId).executeTakeFirst();
  const [text] = reply ? await unsealReplies(ctx.keys, ctx.db, leaveToOpen({ kind: "worker" }, messageId), [reply]) : [];
  if (!receipt || text === undefined) return null;
  const first = await ctx.db
    .selectFrom("mail_messages")
    .select("message_id")
    .where("inbox_message_id", "=", messageId)
    .where("template", "=", "inbox-receipt")
    .where("status", "=", "sent")
    .executeTakeFirst();
  return { ...receipt, text, follows: first?.message_id ?? null };
}
