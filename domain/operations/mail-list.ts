/** What the list of mails can show. `failing` waits for another try after one that failed. */
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
  /** Of the receiver; null before the first sending. */
  readonly domain: string | null;
  readonly smtpCode: number | null;
  readonly error: string | null;
}
