import { createElement } from "react";
import { inLocale } from "#app/locale.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { holdsDemonstration } from "#domain/directory/holds-demonstration.server.ts";
import { adviceToMail } from "#domain/leads/advice-mail.server.ts";
import { mayNameMore } from "#domain/leads/lead.ts";
import type { ComposeMail, QueuedMail } from "#domain/mail/send-mail.server.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import { offerToMail } from "#domain/offers/offer-mail.server.ts";
import { mailWishesOf } from "#domain/patients/patient-queries.server.ts";
import { confirmationToMail } from "#domain/receivers/confirmation-mail.server.ts";
import { movedMailbox } from "#domain/receivers/former-mailboxes.server.ts";
import { receiptToMail } from "#domain/receivers/receipt-mail.server.ts";
import { promisedReplyHours } from "#domain/statements/promises.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { type InboundDomain, offerReplyAddress } from "#domain/threads/thread-mail.server.ts";
import { claimToMail } from "#domain/verification/claim-queries.server.ts";
import { ClaimMailbox, claimMailboxSubject } from "#emails/claims/claim-mailbox.tsx";
import type { Brand } from "#emails/layout.tsx";
import { AdviceNotice, adviceNoticeSubject } from "#emails/leads/advice-notice.tsx";
import { LeadConfirmation, leadConfirmationSubject } from "#emails/leads/lead-confirmation.tsx";
import { LeadNameMore, leadNameMoreSubject } from "#emails/leads/lead-name-more.tsx";
import { LeadReceipt, leadReceiptSubject } from "#emails/leads/lead-receipt.tsx";
import { LeadUnanswered, leadUnansweredSubject } from "#emails/leads/lead-unanswered.tsx";
import { Offer, offerSubject } from "#emails/leads/offer.tsx";
import { write } from "#emails/write.ts";
import { baseLocale, isLocale } from "#messages/languages.ts";
import { m } from "#messages/m.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { HopelessJob } from "#platform/jobs.ts";
import { composeAccountMail } from "./account-mails.ts";
import { composeAlertMail } from "./alert-mails.ts";
import { composeCompanionMail } from "./companion-mails.ts";
import { composeConsultationMail } from "./consultation-mails.ts";
import { composeErasureMail } from "./erasure-mails.ts";
import { composeInboxMail } from "./inbox-mails.ts";
import { adviceNoticeOf, leadConfirmationOf, leadNameMoreOf, leadReceiptOf, leadUnansweredOf, offerMailOf } from "./lead-mails.ts";
import { composeNewsletterMail } from "./newsletter-mails.ts";
import { composeNoticeMail } from "./notice-mails.ts";
import { composeOfferMail } from "./offer-mails.ts";
import { composePlacesMail } from "./place-mails.ts";
import { composePracticeMail } from "./practice-mails.ts";
import { composeQuoteMail } from "./quote-mails.ts";
import { composeReviewMail } from "./review-mails.ts";
import { composeSignatureMail } from "./signature-mails.ts";
import { composeStatementsMail } from "./statement-mails.ts";
import { composeInvitationMail } from "./team-mails.ts";
import { composeContactNews, composeThreadMail } from "./thread-mails.ts";
import { composeWithdrawnMail } from "./withdrawn-mails.ts";

export type ComposeContext = Pick<Context, "keys" | "publicUrl"> & {
  /** The domain at which replies by mail arrive. Without it, people reply on the site. */
  inboundDomain?: InboundDomain;
};

const TO_PATIENTS_ABOUT_CONSULTATIONS: readonly QueuedMail["template"][] = ["consultation-patient", "consultation-reminder"];

/**
 * Returns a function that composes a queued mail as its reader wishes: a patient may ask for subjects that say nothing, or for no
 * mails at all.
 */
export function composeMail(ctx: ComposeContext): ComposeMail {
  return async (queued, db) => {
    const brand = await brandOf(db, ctx.publicUrl);
    const written = await composerFor(ctx, brand)(queued, db);
    if (!written) return null;
    const mail = await toPresentMailbox(ctx, queued, written, db);
    const { userId, discreet, tellUnanswered, paused } = await mailWishesOf(db, mail.to.address);
    if ((queued.template === "lead-unanswered" && !tellUnanswered) || (queued.template === "notice" && paused)) return null;
    if (userId && TO_PATIENTS_ABOUT_CONSULTATIONS.includes(queued.template) && !(await wishesOf(db, userId)).consultations.mail)
      return null;
    if (userId && queued.template === "request-opened" && !(await wishesOf(db, userId)).answers.mail) return null;
    // Mails about the account itself mention nothing but the site, and the reader has to recognise them.
    if (!discreet || queued.userId) return { ...mail, sender: brand.name };
    const silent = await composerFor(ctx, { ...brand, discreet: true })(queued, db);
    return silent && { ...silent, to: mail.to, sender: brand.name, subject: m.emails_discreet_subject() };
  };
}

/** Sends what concerns a request to the mailbox that its patient's account has now. */
async function toPresentMailbox<Written extends { to: { address: string } }>(
  { keys }: ComposeContext,
  { leadId }: QueuedMail,
  mail: Written,
  db: Db | Tx,
): Promise<Written> {
  const moved = leadId && (await movedMailbox(db, leadId));
  // The same request has mails for centers too.
  if (!moved || !mailboxDigest(keys, mail.to.address).equals(moved.sentFrom)) return mail;
  return { ...mail, to: { ...mail.to, address: moved.email } };
}

/** Composes a mail from an event: one query of its noun and one template, in the reader's language. */
function composerFor({ keys, inboundDomain = null }: ComposeContext, brand: Brand): ComposeMail {
  return async (queued, db) => {
    const { template, leadId, offerId } = queued;
    const us = { address: brand.email, name: brand.name };
    switch (template) {
      case "offer": {
        const found = await offerToMail({ db, keys }, offerId!);
        if (!found) return null;
        const mail = offerMailOf(found, brand);
        const to = { address: found.to, name: found.center };
        // A center that has an account replies in the thread of the question; any other reply comes to our team.
        const thread = mail.askFirst && mail.claimed ? offerReplyAddress(keys, offerId!, inboundDomain) : null;
        const replyTo = thread ? { address: thread, name: brand.name } : us;
        return { to, replyTo, subject: offerSubject(mail), ...(await write(createElement(Offer, mail))) };
      }
      case "offer-withdrawn":
        return composeWithdrawnMail({ db, keys }, queued, brand);
      case "lead-confirmation": {
        const found = await confirmationToMail({ db, keys }, leadId!);
        if (!found) return null;
        return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
          const mail = leadConfirmationOf(found, brand);
          return {
            to: { address: found.to },
            replyTo: us,
            subject: leadConfirmationSubject(mail),
            ...(await write(createElement(LeadConfirmation, mail))),
          };
        });
      }
      case "lead-receipt": {
        const [found, promisedHours] = await Promise.all([receiptToMail({ db, keys }, leadId!), promisedReplyHours(db)]);
        if (!found) return null;
        return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
          const mail = leadReceiptOf(found, brand, promisedHours);
          return {
            to: { address: found.to },
            replyTo: us,
            subject: leadReceiptSubject(mail),
            ...(await write(createElement(LeadReceipt, mail))),
          };
        });
      }
      case "lead-unanswered": {
        const found = await receiptToMail({ db, keys }, leadId!);
        // The request was answered, closed or sent to other centers in the meantime, so there is nothing to tell.
        if (found?.status !== "routed" || found.centers.some(({ mayAnswer }) => mayAnswer)) return null;
        return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
          const mail = leadUnansweredOf(found, brand);
          return {
            to: { address: found.to },
            replyTo: us,
            subject: leadUnansweredSubject(mail),
            ...(await write(createElement(LeadUnanswered, mail))),
          };
        });
      }
      case "lead-name-more": {
        const found = await receiptToMail({ db, keys }, leadId!);
        if (!found || !mayNameMore(found.status)) return null;
        return inLocale(isLocale(found.language) ? found.language : baseLocale, async () => {
          const mail = leadNameMoreOf(found, brand);
          return {
            to: { address: found.to },
            replyTo: us,
            subject: leadNameMoreSubject(mail),
            ...(await write(createElement(LeadNameMore, mail))),
          };
        });
      }
      case "advice-notice": {
        const found = await adviceToMail({ db, keys }, leadId!);
        if (!found) return null;
        const mail = adviceNoticeOf(found, brand, await promisedReplyHours(db));
        // Replies go to the person who wrote the message.
        const replyTo = { address: mail.email };
        return {
          to: { address: brand.email },
          replyTo,
          subject: adviceNoticeSubject(mail),
          ...(await write(createElement(AdviceNotice, mail))),
        };
      }
      case "inbox-receipt":
      case "inbox-reply":
      case "inbox-notice":
        return composeInboxMail({ db, keys }, queued, brand, inboundDomain);
      case "consultation-patient":
      case "consultation-provider":
      case "consultation-reminder":
        return composeConsultationMail({ db, keys }, queued, brand);
      case "request-opened":
      case "phone-question":
        return composeOfferMail({ db, keys }, queued, brand);
      case "quote":
        return composeQuoteMail({ db, keys }, queued, brand);
      case "thread-message":
        return composeThreadMail({ db, keys }, queued, brand, inboundDomain);
      case "contact-news":
        return composeContactNews({ db, keys }, queued, brand);
      case "claim-mailbox": {
        const found = await claimToMail({ db, keys }, queued.claimId!);
        if (!found) return null;
        const mail = { brand, profile: found.name, url: `${brand.siteUrl}/reclamo/${found.token}` };
        return {
          to: { address: found.to },
          replyTo: us,
          subject: claimMailboxSubject(mail),
          ...(await write(createElement(ClaimMailbox, mail))),
        };
      }
      case "newsletter-confirmation":
      case "newsletter-issue":
      case "newsletter-test":
        return composeNewsletterMail({ db, keys }, queued, brand);
      case "notice":
        return composeNoticeMail({ db, keys }, queued, brand);
      case "team-invitation":
        return composeInvitationMail({ db }, queued, brand);
      case "practice-invitation":
        return composePracticeMail({ db, keys }, queued, brand);
      case "companion-invitation":
        return composeCompanionMail({ db }, queued, brand);
      case "account-confirmation":
      case "account-exists":
      case "password-reset":
      case "password-changed":
      case "email-change-confirm":
      case "email-change-asked":
      case "email-change-taken":
      case "email-changed":
      case "new-device":
      case "role-changed":
      case "reviewer-invitation":
        return composeAccountMail({ db, keys }, queued, brand);
      case "role-waits":
      case "credit-waits":
      case "refund-waits":
        return composeSignatureMail({ db }, queued, brand);
      case "review-asked":
      case "review-decided":
        return composeReviewMail({ db }, queued, brand);
      case "statements-due":
        return composeStatementsMail({ db }, brand);
      case "place-asked":
        return composePlacesMail({ db }, brand);
      case "alert-began":
      case "alert-ended":
        return composeAlertMail({ db }, queued, brand);
      case "person-erased":
        return composeErasureMail({ db, keys }, queued, brand);
      default:
        throw new HopelessJob(`no mail is written for ${template satisfies never}`);
    }
  };
}

export async function brandOf(db: Db, publicUrl: string): Promise<Brand> {
  const { name, tagline, email, phone } = await loadSite(db);
  return { name, tagline, email, phone, siteUrl: publicUrl, demo: await holdsDemonstration(db) };
}
