import type { Db, Tx } from "#platform/db/db.ts";
import type { Delivery, Mail, Mailer } from "#platform/mailer.ts";
import type { MailTemplate } from "./mail.ts";

export interface QueuedMail {
  id: string;
  template: MailTemplate;
  leadId: string | null;
  offerId: string | null;
  inboxMessageId: string | null;
}

/** Writes a mail's content from what the transaction sees; null when there is nothing left to say (the person was erased). */
export type ComposeMail = (mail: QueuedMail, tx: Tx) => Promise<Omit<Mail, "messageId"> | null>;

export interface MailSender {
  db: Db;
  mailer: Mailer;
  compose: ComposeMail;
}

export type SendMailOutcome = Delivery["outcome"] | "done-before" | "in-other-hands";

/**
 * Sends a mail that is still to be sent, holding its row meanwhile: of two workers one sends. A process that dies between
 * the server's «accepted» and the commit leaves the row queued; the repeat carries the same Message-ID.
 */
export function sendMail({ db, mailer, compose }: MailSender, mailId: string): Promise<SendMailOutcome> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("mail_messages")
      .select(["id", "template", "lead_id", "offer_id", "inbox_message_id", "message_id"])
      .where("id", "=", mailId)
      .where("status", "=", "queued")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return (await isQueued(tx, mailId)) ? "in-other-hands" : "done-before";
    const mail = {
      id: row.id,
      template: row.template as MailTemplate,
      leadId: row.lead_id,
      offerId: row.offer_id,
      inboxMessageId: row.inbox_message_id,
    };
    const content = await compose(mail, tx);
    const delivery: Delivery = content
      ? await mailer.send({ ...content, messageId: row.message_id })
      : { outcome: "refused", reason: "nothing left to send" };
    await tx
      .updateTable("mail_messages")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        last_error: delivery.outcome === "sent" ? null : delivery.reason,
        ...(delivery.outcome === "sent" && { status: "sent", sent_at: eb.fn<Date>("clock_timestamp") }),
        ...(delivery.outcome === "refused" && { status: "refused" }),
      }))
      .where("id", "=", mailId)
      .execute();
    return delivery.outcome;
  });
}

async function isQueued(tx: Tx, mailId: string): Promise<boolean> {
  const row = await tx.selectFrom("mail_messages").select("id").where("id", "=", mailId).where("status", "=", "queued").executeTakeFirst();
  return row !== undefined;
}
