import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import type { Context } from "#domain/context.ts";
import { confirmSubscription } from "#domain/newsletter/confirm.server.ts";
import { endChosen } from "#domain/newsletter/end-subscription.server.ts";
import { saveIssue, scheduleIssue } from "#domain/newsletter/issues.server.ts";
import type { IssueText } from "#domain/newsletter/newsletter.ts";
import { confirmToken } from "#domain/newsletter/newsletter-tokens.ts";
import { sendDueIssues } from "#domain/newsletter/send-issues.server.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { demoSubscribers, draftIssue, sentIssue } from "./data/newsletter.ts";
import { idOfPerson } from "./people.ts";

/** Takes the place of the version of the consent, and distinguishes fictional subscriptions from real ones. */
const VERSION = "demo";
const CONSENT =
  "Quiero que Cuna me envíe el boletín a este correo. Puedo dejarlo cuando quiera con el enlace de cada envío, y entonces borran mi dirección.";

/**
 * Gives the newsletter readers, an issue that was sent and the draft of the next one, through the commands that real ones use. Their
 * mails are kept in the local mailbox. Does nothing if anybody has subscribed before.
 */
export async function seedNewsletter(services: Context): Promise<void> {
  const { db, keys } = services;
  const before = await db.selectFrom("newsletter_subscribers").select("id").limit(1).executeTakeFirst();
  if (before) return;
  const ctx: Context = { ...services, actor: `admin:${idOfPerson("lia")}` };
  for (const { email, since } of demoSubscribers) {
    const consent = { text: CONSENT, version: VERSION };
    const { outcome } = await subscribe(services, { email, ip: null, trap: "", granted: true, consent });
    if (outcome !== "asked") throw new Error(`demo subscriber ${email}: ${outcome}`);
    const { id } = await db
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("mailbox_digest", "=", mailboxDigest(keys, email))
      .executeTakeFirstOrThrow();
    if (since === "confirmed") await confirmSubscription(services, confirmToken(keys, id, new Date()));
    if (since === "ended") await endChosen(ctx, [id]);
  }
  const issueId = await save(ctx, sentIssue);
  await scheduleIssue(ctx, { id: issueId, version: 1, sendAt: null });
  await sendDueIssues({ ...services, actor: "worker" });
  await save(ctx, draftIssue);
}

async function save(ctx: Context, issue: IssueText): Promise<string> {
  const saved = await saveIssue(ctx, issue, null);
  if (saved.outcome !== "saved") throw new Error(`demo issue «${issue.subject}»: ${saved.outcome}`);
  return saved.id;
}

/** Removes the fictional readers with their mails, and the issues that nobody has changed. */
export async function deleteNewsletter(tx: Kysely<DB>): Promise<void> {
  const subscribers = tx.selectFrom("newsletter_subscribers").select("id").where("consent_version", "=", VERSION);
  const mails = tx.selectFrom("mail_messages").where("newsletter_subscriber_id", "in", subscribers);
  await tx.deleteFrom("local_mail").where("message_id", "in", mails.select("message_id")).execute();
  await tx
    .deleteFrom("mail_recipients")
    .where("email_digest", "in", mails.select("recipient_digest").$castTo<{ recipient_digest: Buffer }>())
    .execute();
  await tx.deleteFrom("newsletter_subscribers").where("consent_version", "=", VERSION).execute();
  for (const { subject, intro } of [sentIssue, draftIssue])
    await tx.deleteFrom("newsletter_issues").where("subject", "=", subject).where("intro", "=", intro).execute();
}
