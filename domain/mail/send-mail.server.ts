import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { forgetKeptMails } from "#platform/local-smtp/forget-local-mail.ts";
import type { Delivery, Mail, Mailer } from "#platform/mailer.ts";
import { type MailTemplate, NO_ANSWER, NOTHING_LEFT } from "./mail.ts";

export interface QueuedMail {
  id: string;
  template: MailTemplate;
  leadId: string | null;
  offerId: string | null;
  inboxMessageId: string | null;
  inboxReplyId: string | null;
  consultationId: string | null;
  claimId: string | null;
  noticeId: string | null;
  newsletterSubscriberId: string | null;
  newsletterIssueId: string | null;
  invitationId: string | null;
  practiceInvitationId: string | null;
  companionId: string | null;
  threadMessageId: string | null;
  erasureId: string | null;
  alertId: string | null;
  userId: string | null;
  accountEventId: string | null;
  textReviewId: string | null;
}

/**
 * Writes a mail's content from what the transaction sees. Returns null when there is nothing left to say, because the person was erased.
 */
export type ComposeMail = (mail: QueuedMail, tx: Tx) => Promise<Omit<Mail, "messageId"> | null>;

export interface MailSender {
  db: Db;
  mailer: Mailer;
  compose: ComposeMail;
}

export type SendMailOutcome = Delivery["outcome"] | "done-before" | "in-other-hands" | "given-up";

/** Longer than the deadlines of the mailer and the job: a worker whose claim is older died before it knew the outcome. */
const CLAIM_HOLDS = sql`interval '2 minutes'`;
/** It is unknown whether the mail server had accepted the mail, so it is sent once more with the same Message-ID, and not again. */
const MAX_REPEATS = 1;
/** Ends before the job expires. */
const MARKING_PATIENCE_MS = 30_000;
const MARKING_PAUSE_MS = 250;
/** The reply code of a mail server that accepts a mail. */
const SMTP_OK = 250;

interface Claim {
  content: Mail;
  claimedAt: Date;
}

/**
 * Sends a mail that is still to be sent: claims its row, sends without an open transaction, and stores the outcome. Of two workers one
 * sends. If a process dies in between, another one takes over its claim when it is old.
 */
export async function sendMail({ db, mailer, compose }: MailSender, mailId: string): Promise<SendMailOutcome> {
  const claim = await db.transaction().execute((tx) => claimMail(tx, compose, mailId));
  if (typeof claim === "string") return claim;
  const delivery = await mailer.send(claim.content);
  await whileDatabaseIsAway(async () => {
    if (delivery.outcome === "sent" && (await markSent(db, mailId))) return;
    await db.transaction().execute((tx) => markMail(tx, mailId, claim.claimedAt, delivery));
  });
  return delivery.outcome;
}

/** Retries while the database restarts, because only this process knows what the mail server answered. */
async function whileDatabaseIsAway(work: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + MARKING_PATIENCE_MS; ; await sleep(MARKING_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error;
    }
  }
}

async function claimMail(tx: Tx, compose: ComposeMail, mailId: string): Promise<Claim | Exclude<SendMailOutcome, "sent" | "failed">> {
  const row = await tx
    .selectFrom("mail_messages")
    .select([
      "id",
      "template",
      "lead_id",
      "offer_id",
      "inbox_message_id",
      "inbox_reply_id",
      "consultation_id",
      "claim_id",
      "text_review_id",
      "notice_id",
      "newsletter_subscriber_id",
      "newsletter_issue_id",
      "invitation_id",
      "practice_invitation_id",
      "companion_id",
      "thread_message_id",
      "erasure_id",
      "alert_id",
      "user_id",
      "account_event_id",
      "message_id",
      "repeats",
      "forgotten_at",
      "claimed_at",
    ])
    .select(sql<boolean>`coalesce(claimed_at > clock_timestamp() - ${CLAIM_HOLDS}, false)`.as("held"))
    .where("id", "=", mailId)
    .where("status", "=", "queued")
    .forUpdate()
    .executeTakeFirst();
  if (!row) return "done-before";
  if (row.held) return "in-other-hands";
  const isRepeat = row.claimed_at !== null;
  const change = (reason: string) =>
    tx.updateTable("mail_messages").set({ status: "refused", last_error: reason, claimed_at: null }).where("id", "=", mailId).execute();
  if (row.forgotten_at) await forgetKeptMails(tx, [row.message_id]);
  if (isRepeat && row.repeats >= MAX_REPEATS) {
    await change(NO_ANSWER);
    return "given-up";
  }
  const mail = {
    id: row.id,
    template: row.template as MailTemplate,
    leadId: row.lead_id,
    offerId: row.offer_id,
    inboxMessageId: row.inbox_message_id,
    inboxReplyId: row.inbox_reply_id,
    consultationId: row.consultation_id,
    claimId: row.claim_id,
    textReviewId: row.text_review_id,
    noticeId: row.notice_id,
    newsletterSubscriberId: row.newsletter_subscriber_id,
    newsletterIssueId: row.newsletter_issue_id,
    invitationId: row.invitation_id,
    practiceInvitationId: row.practice_invitation_id,
    companionId: row.companion_id,
    threadMessageId: row.thread_message_id,
    erasureId: row.erasure_id,
    alertId: row.alert_id,
    userId: row.user_id,
    accountEventId: row.account_event_id,
  };
  const content = row.forgotten_at ? null : await compose(mail, tx);
  if (!content) {
    await change(NOTHING_LEFT);
    return "refused";
  }
  const { claimed_at } = await tx
    .updateTable("mail_messages")
    .set((eb) => ({
      claimed_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
      receiver_domain: domainOf(content.to.address),
      attempts: eb("attempts", "+", 1),
      ...(isRepeat && { repeats: eb("repeats", "+", 1) }),
    }))
    .where("id", "=", mailId)
    .returning("claimed_at")
    .executeTakeFirstOrThrow();
  return { content: { ...content, messageId: row.message_id }, claimedAt: claimed_at! };
}

/** Returns the only part of an address that is kept: the server that takes its mail. */
const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf("@") + 1)
    .toLowerCase()
    .slice(0, 255);

/**
 * Stores that the mail server accepted a mail, unless its person was erased in the meantime. A kill before this is on disk would send
 * the mail again, so it is a statement of its own, the first after the server's answer, and waits for the disk.
 */
async function markSent(db: Db, mailId: string): Promise<boolean> {
  const marked = await db
    .updateTable("mail_messages")
    .set((eb) => ({ claimed_at: null, last_error: null, smtp_code: SMTP_OK, status: "sent", sent_at: eb.fn<Date>("clock_timestamp") }))
    .where("id", "=", mailId)
    .where("forgotten_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Deletes the development copy if the person was erased in the meantime: the erasure could not see the copy that this sending made. */
async function markMail(tx: Tx, mailId: string, claimedAt: Date, delivery: Delivery): Promise<void> {
  const row = await tx
    .selectFrom("mail_messages")
    .select(["message_id", "forgotten_at"])
    .where("id", "=", mailId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.forgotten_at) await forgetKeptMails(tx, [row.message_id]);
  await tx
    .updateTable("mail_messages")
    .set((eb) => ({
      claimed_at: null,
      last_error: delivery.outcome === "sent" ? null : delivery.reason,
      smtp_code: delivery.outcome === "sent" ? SMTP_OK : (delivery.code ?? null),
      ...(delivery.outcome === "sent" && { status: "sent", sent_at: eb.fn<Date>("clock_timestamp") }),
      ...(delivery.outcome === "refused" && { status: "refused" }),
    }))
    .where("id", "=", mailId)
    // If another worker took over the claim, that one stores the outcome, unless this mail is known to have arrived.
    .$if(delivery.outcome !== "sent", (query) => query.where("claimed_at", "=", claimedAt))
    .execute();
}
