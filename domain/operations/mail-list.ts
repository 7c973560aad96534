/** The views of the list of mails. `failing` waits for another try after a failed one. */
export const MAIL_VIEWS = ["refused", "failing", "waiting", "withheld", "sent"] as const;
export type MailView = (typeof MAIL_VIEWS)[number];

export const MAIL_SORTS = ["created", "tries"] as const;
export type MailSort = (typeof MAIL_SORTS)[number];

export const MAILS_PAGE = 30;

export interface ListedMail {
  readonly id: string;
  readonly template: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly tries: number;
  /** The receiver's domain; null before the first sending. */
  readonly domain: string | null;
  readonly smtpCode: number | null;
  readonly error: string | null;
}
