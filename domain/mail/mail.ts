/** What a mail is about; worker/mail.ts knows how each is written. */
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
  "account-confirmation",
  "account-exists",
  "password-reset",
  "password-changed",
  "new-device",
  "reviewer-invitation",
  "review-asked",
  "review-decided",
  "statements-due",
  "place-asked",
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** Makes the Message-ID, which is set before the first sending and never changed, so that mail programs recognize a repeat. */
export const messageIdOf = (mailId: string, publicUrl: string): string => `<${mailId}@${new URL(publicUrl).hostname}>`;

/** The reason of ours for not sending a mail whose person was erased. */
export const NOTHING_LEFT = "nothing left to send";

/** The reason of ours for giving up a mail that may have arrived. */
export const NO_ANSWER = "two sendings ended without an answer";
