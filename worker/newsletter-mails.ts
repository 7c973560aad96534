import { createElement } from "react";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { confirmationToMail, issueToMail, type ShownIssue, shownIssue, testerOf } from "#domain/newsletter/newsletter-mails.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { ConfirmNewsletter } from "#emails/newsletter/confirm-newsletter.tsx";
import { IssueMail } from "#emails/newsletter/issue-mail.tsx";
import { write } from "#emails/write.ts";
import { m } from "#messages/m.ts";
import type { Mail } from "#platform/mailer.ts";

type Reads = Parameters<typeof confirmationToMail>[0];
type Written = Omit<Mail, "messageId"> | null;

/** Writes the mails of the newsletter. Returns null when the reader has unsubscribed. */
export async function composeNewsletterMail(reads: Reads, queued: QueuedMail, brand: Brand): Promise<Written> {
  const { template, newsletterSubscriberId: subscriber, newsletterIssueId: issue, userId } = queued;
  const replyTo = { address: brand.email, name: brand.name };
  if (template === "newsletter-confirmation") {
    const found = await confirmationToMail(reads, subscriber!);
    if (!found) return null;
    const mail = { brand, url: `${brand.siteUrl}/boletin/confirmar/${found.token}` };
    const subject = m.newsletter_confirm_subject({ site: brand.name });
    return { to: { address: found.to }, replyTo, subject, ...(await write(createElement(ConfirmNewsletter, mail))) };
  }
  if (template === "newsletter-test") {
    const [to, shown] = [await testerOf(reads.db, userId!), issue && (await shownIssue(reads.db, issue))];
    if (!to || !shown) return null;
    const subject = m.newsletter_test_subject({ subject: shown.issue.subject });
    return { to: { address: to }, replyTo, subject, ...(await writeIssue(shown, brand, null)) };
  }
  const found = issue ? await issueToMail(reads, issue, subscriber!) : null;
  if (!found) return null;
  const unsubscribeUrl = `${brand.siteUrl}/boletin/baja/${found.endToken}`;
  const { subject } = found.shown.issue;
  return { to: { address: found.to }, replyTo, subject, unsubscribeUrl, ...(await writeIssue(found.shown, brand, unsubscribeUrl)) };
}

/** Writes an issue. Without a link to unsubscribe, it is a preview. */
export const writeIssue = ({ issue, articles }: ShownIssue, brand: Brand, endUrl: string | null) =>
  write(createElement(IssueMail, { brand, issue, articles, endUrl }));
