import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { type MailTemplate, messageIdOf } from "./mail.ts";
import { sendMailJob } from "./mail-jobs.ts";

export interface MailToQueue {
  /** The event: «offer:<id>», «lead-receipt:<id>». Queuing the same event again sends nothing. */
  effectKey: string;
  template: MailTemplate;
  leadId?: string;
  offerId?: string;
  inboxMessageId?: string;
  inboxReplyId?: string;
  consultationId?: string;
  claimId?: string;
  textReviewId?: string;
  noticeId?: string;
  newsletterSubscriberId?: string;
  newsletterIssueId?: string;
  invitationId?: string;
  practiceInvitationId?: string;
  companionId?: string;
  threadMessageId?: string;
  erasureId?: string;
  alertId?: string;
  userId?: string;
  /** The id of the password reset or the session that it is about. */
  accountEventId?: string;
  /** The keyed digest of a mailbox that somebody typed. It gets a single mail until its owner confirms it. */
  person?: Buffer;
}

/**
 * Queues a mail, which is written and sent after the caller's transaction commits. A second mail to an unconfirmed mailbox is withheld
 * until its owner confirms.
 */
export async function queueMail(ctx: Pick<Context, "jobs" | "publicUrl">, tx: Tx, mail: MailToQueue): Promise<void> {
  const id = randomUUID();
  const row = await tx
    .insertInto("mail_messages")
    .values({
      id,
      effect_key: mail.effectKey,
      template: mail.template,
      lead_id: mail.leadId ?? null,
      offer_id: mail.offerId ?? null,
      inbox_message_id: mail.inboxMessageId ?? null,
      inbox_reply_id: mail.inboxReplyId ?? null,
      consultation_id: mail.consultationId ?? null,
      claim_id: mail.claimId ?? null,
      text_review_id: mail.textReviewId ?? null,
      notice_id: mail.noticeId ?? null,
      newsletter_subscriber_id: mail.newsletterSubscriberId ?? null,
      newsletter_issue_id: mail.newsletterIssueId ?? null,
      invitation_id: mail.invitationId ?? null,
      practice_invitation_id: mail.practiceInvitationId ?? null,
      companion_id: mail.companionId ?? null,
      thread_message_id: mail.threadMessageId ?? null,
      erasure_id: mail.erasureId ?? null,
      alert_id: mail.alertId ?? null,
      user_id: mail.userId ?? null,
      account_event_id: mail.accountEventId ?? null,
      message_id: messageIdOf(id, ctx.publicUrl),
      recipient_digest: mail.person ?? null,
    })
    .onConflict((conflict) => conflict.column("effect_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return;
  if (mail.person && !(await mayWriteTo(tx, mail.person)))
    await tx.updateTable("mail_messages").set({ status: "withheld" }).where("id", "=", row.id).execute();
  else await ctx.jobs.enqueue(tx, sendMailJob, { mailId: row.id }, { singletonKey: row.id, priority: priorityOf(mail.template) });
}

/** Queues mails to many who confirmed their mailbox, with two statements for all of them. */
export async function queueMails(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  mails: readonly Pick<MailToQueue, "effectKey" | "template" | "newsletterIssueId" | "newsletterSubscriberId">[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = await tx
    .insertInto("mail_messages")
    .values(
      mails.map(({ effectKey, template, newsletterIssueId, newsletterSubscriberId }) => {
        const id = randomUUID();
        return {
          id,
          effect_key: effectKey,
          template,
          newsletter_issue_id: newsletterIssueId ?? null,
          newsletter_subscriber_id: newsletterSubscriberId ?? null,
          message_id: messageIdOf(id, ctx.publicUrl),
        };
      }),
    )
    .onConflict((conflict) => conflict.column("effect_key").doNothing())
    .returning(["id", "template"])
    .execute();
  const jobs = rows.map(({ id, template }) => ({
    data: { mailId: id },
    options: { singletonKey: id, priority: priorityOf(template as MailTemplate) },
  }));
  await ctx.jobs.enqueueAll(tx, sendMailJob, jobs);
}

/** Returns the priority of a mail. Somebody who waits for a link should not wait for fifty thousand readers of the newsletter. */
export const priorityOf = (template: MailTemplate): number => (template === "newsletter-issue" ? -1 : 0);

/**
 * Inserts the mailbox's row with its first mail, and returns whether it may get this one. Of two concurrent transactions, one inserts
 * the row.
 */
async function mayWriteTo(tx: Tx, person: Buffer): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    with first as (insert into mail_recipients (email_digest) values (${person}) on conflict do nothing returning email_digest)
    select exists (select from first)
      or exists (select from mail_recipients where email_digest = ${person} and confirmed_at is not null) as allowed`.execute(tx);
  return rows[0]!.allowed;
}
