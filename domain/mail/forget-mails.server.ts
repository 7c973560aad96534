import type { Tx } from "#platform/db/db.ts";
import { forgetKeptMails } from "#platform/local-smtp/forget-local-mail.ts";

/**
 * Takes what was mailed about a person out of the development mailbox, in the transaction that erases them. A mail that is
 * being sent at this moment is waited for, so that it does not arrive there afterwards; one that still waits will find
 * nothing left to say.
 */
export async function forgetMailsAbout(tx: Tx, about: { leadId: string } | { inboxMessageId: string }): Promise<void> {
  const [column, id] = "leadId" in about ? (["lead_id", about.leadId] as const) : (["inbox_message_id", about.inboxMessageId] as const);
  const mails = await tx.selectFrom("mail_messages").select("message_id").where(column, "=", id).forUpdate().execute();
  await forgetKeptMails(
    tx,
    mails.map(({ message_id }) => message_id),
  );
}
