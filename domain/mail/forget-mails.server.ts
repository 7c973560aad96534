import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { forgetKeptMails } from "#platform/local-smtp/forget-local-mail.ts";

/**
 * Deletes the mails about a person from the development mailbox, in the transaction that erases the person. A mail that is being sent is
 * deleted by its sender, who finds the mark; a queued one is never sent.
 */
export async function forgetMailsAbout(
  tx: Tx,
  about: { leadId: string } | { inboxMessageId: string } | { newsletterSubscriberId: string },
): Promise<void> {
  const [column, id] =
    "leadId" in about
      ? (["lead_id", about.leadId] as const)
      : "inboxMessageId" in about
        ? (["inbox_message_id", about.inboxMessageId] as const)
        : (["newsletter_subscriber_id", about.newsletterSubscriberId] as const);
  const mails = await tx
    .updateTable("mail_messages")
    .set({ forgotten_at: sql<Date>`now()` })
    .where(column, "=", id)
    .returning("message_id")
    .execute();
  await forgetKeptMails(
    tx,
    mails.map(({ message_id }) => message_id),
  );
}
