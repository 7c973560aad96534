/** The kinds of mails. worker/compose-mail.ts knows how each is written. */
export const mailTemplates = [
  "offer",
  "offer-withdrawn",
  "lead-confirmation",
  "lead-receipt",
  "lead-unanswered",
  "lead-name-more",
  "request-opened",
  "phone-question",
  "quote",
  "thread-message",
  "contact-news",
  "advice-notice",
  "inbox-receipt",
  "inbox-notice",
  "inbox-reply",
  "consultation-patient",
  "consultation-provider",
  "consultation-reminder",
  "claim-mailbox",
  "notice",
  "newsletter-confirmation",
  "newsletter-issue",
  "newsletter-test",
  "team-invitation",
  "practice-invitation",
  "companion-invitation",
  "account-confirmation",
  "account-exists",
  "password-reset",
  "password-changed",
  "email-change-confirm",
  "email-change-asked",
  "email-change-taken",
  "email-changed",
  "new-device",
  "role-changed",
  "role-waits",
  "credit-waits",
  "refund-waits",
  "reviewer-invitation",
  "review-asked",
  "review-decided",
  "statements-due",
  "place-asked",
  "person-erased",
  "alert-began",
  "alert-ended",
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** Makes the Message-ID. It is set before the first sending and never changed, so that mail programs recognise a repeated mail. */
export const messageIdOf = (mailId: string, publicUrl: string): string => `<${mailId}@${new URL(publicUrl).hostname}>`;

/** The stored reason for a mail that was not sent because its person was erased. */
export const NOTHING_LEFT = "nothing left to send";

/** The stored reason for giving up a mail that may have arrived. */
export const NO_ANSWER = "two sendings ended without an answer";
