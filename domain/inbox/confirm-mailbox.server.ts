import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { readPersonToken } from "./inbox-tokens.ts";

/** Confirms a mailbox after its owner pressed the button behind the link in their receipt, so that it may get more mail. */
export function confirmMailbox(ctx: Context, token: string): Promise<{ outcome: "confirmed" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const messageId = readPersonToken(ctx.keys, token, await databaseTime(tx));
    if (messageId === null) return { outcome: "gone" };
    const receipt = await tx
      .selectFrom("inbox_messages as m")
      .innerJoin("mail_messages as r", "r.inbox_message_id", "m.id")
      .select("r.recipient_digest as mailbox")
      .where("m.id", "=", messageId)
      .where("m.sealed", "is not", null)
      .where("r.recipient_digest", "is not", null)
      .executeTakeFirst();
    if (!receipt?.mailbox) return { outcome: "gone" };
    await confirmRecipient(ctx, tx, receipt.mailbox);
    await record(tx, { actor: "link:message", action: "message.mailbox-confirmed", subjectType: "message", subjectId: messageId });
    return { outcome: "confirmed" };
  });
}

/** Returns whether the writer may get more mail than the receipt. */
export async function isMailboxConfirmed({ db }: Pick<Context, "db">, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select not exists (
      select from mail_messages m join mail_recipients r on r.email_digest = m.recipient_digest
      where m.inbox_message_id = ${messageId} and r.confirmed_at is null) as confirmed`.execute(db);
  return rows[0]!.confirmed;
}
