import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { messageReceiptToMail, type ReceiptMail } from "./inbox-queries.server.ts";
import { leaveToOpen } from "./message-access.ts";
import { unsealReplies } from "./sealed-message.server.ts";

export interface ReplyMail extends ReceiptMail {
  text: string;
  /** The Message-ID of the receipt, if the writer got one. */
  follows: string | null;
}

/** Returns the contents of our team's answer; null when the person was erased. */
export async function replyToMail(ctx: Pick<Context, "db" | "keys">, messageId: string, replyId: string): Promise<ReplyMail | null> {
  const receipt = await messageReceiptToMail(ctx, messageId);
  const reply = await ctx.db.selectFrom("inbox_replies").select(["id", "sealed"]).where("id", "=", replyId).executeTakeFirst();
  const leave = receipt && leaveToOpen({ kind: "system", purpose: "mail" }, { id: messageId, kind: receipt.kind });
  const [text] = reply && leave ? await unsealReplies(ctx.keys, ctx.db, leave, [reply]) : [];
  if (!receipt || text === undefined) return null;
  const { rows } = await sql<{ id: string | null }>`
    select message_id as id from mail_messages
    where status = 'sent' and (template = 'inbox-receipt' and inbox_message_id = ${messageId} or template = 'lead-receipt' and lead_id = ${messageId})
    order by created_at limit 1`.execute(ctx.db);
  return { ...receipt, text, follows: rows[0]?.id ?? null };
}
