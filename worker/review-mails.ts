import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { type ReviewToMail, reviewToMail } from "#domain/reviewers/review-mails.server.ts";
import { AccountMail, type AccountMailText } from "#emails/account/account-mail.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";
import { m } from "#messages/m.ts";

/** Writes the mails about a text under review: to the reviewer when it is sent, to the editor when it is decided. */
export async function composeReviewMail({ db }: Pick<Context, "db">, { template, textReviewId }: QueuedMail, brand: Brand) {
  const asked = template === "review-asked";
  const found = await reviewToMail(db, textReviewId, asked ? "reviewer" : "sender");
  if (!found || found.state === "withdrawn") return null;
  const mail = asked ? askedText(found, textReviewId!, brand) : decidedText(found, brand);
  const why = asked ? m.reviewers_mail_why_reviewer({ site: brand.name }) : m.reviewers_mail_why_editor({ site: brand.name });
  return {
    to: { address: found.to },
    replyTo: { address: brand.email, name: brand.name },
    subject: mail.subject,
    ...(await write(createElement(AccountMail, { brand, why, mail }))),
  };
}

const askedText = ({ title, number, note }: ReviewToMail, reviewId: string, { siteUrl }: Brand): AccountMailText => ({
  subject: m.reviewers_mail_asked_subject({ title }),
  title: m.reviewers_mail_asked_title({ title }),
  text: [m.reviewers_mail_asked_text({ number }), note].filter(Boolean).join(" "),
  action: { label: m.reviewers_mail_asked_action(), url: `${siteUrl}/dashboard/revision/${reviewId}` },
  otherwise: m.reviewers_mail_asked_otherwise(),
});

function decidedText({ title, number, reviewer, state, reason, kind, slug }: ReviewToMail, { siteUrl }: Brand): AccountMailText {
  const signed = state === "signed";
  return {
    subject: signed ? m.reviewers_mail_signed_subject({ title }) : m.reviewers_mail_returned_subject({ title }),
    title: signed ? m.reviewers_mail_signed_title({ reviewer, title }) : m.reviewers_mail_returned_title({ reviewer, title }),
    text: signed ? m.reviewers_mail_signed_text({ number }) : m.reviewers_mail_returned_text({ number, reason }),
    action: { label: m.reviewers_mail_decided_action(), url: `${siteUrl}/dashboard/admin/revisiones/${kind}/${slug}` },
    otherwise: m.reviewers_mail_decided_otherwise(),
  };
}
