import { type RawBuilder, sql } from "kysely";
import { type MailTemplate, NOTHING_LEFT } from "#domain/mail/mail.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type ListedMail, MAILS_PAGE, type MailSort, type MailView } from "./mail-list.ts";

/** A mail that had nothing left to say was stopped on purpose. */
export const undelivered = sql`status = 'refused' and last_error is distinct from ${NOTHING_LEFT}`;

const CONDITIONS: Readonly<Record<MailView, RawBuilder<unknown>>> = {
  refused: undelivered,
  failing: sql`m.status = 'queued' and m.attempts > 0`,
  waiting: sql`m.status = 'queued' and m.attempts = 0`,
  withheld: sql`m.status = 'withheld'`,
  sent: sql`m.status = 'sent'`,
};

export interface AskedMails extends AskedRows<MailSort> {
  readonly view: MailView;
  readonly template: MailTemplate | null;
}

/** Returns one page of mails: their subjects and states, never their receivers. A search is the beginning of a receiver's domain. */
export function mailPage(db: Db, asked: AskedMails, size = MAILS_PAGE): Promise<ListPage<ListedMail>> {
  const { view, search, template } = asked;
  const where = every(
    CONDITIONS[view],
    search !== null && sql`starts_with(m.receiver_domain, ${search.toLowerCase().replace(/^.*@/, "")})`,
    template !== null && sql`m.template = ${template}`,
  );
  const list = {
    columns: sql`m.id, m.template, m.status, m.created_at as "createdAt", m.sent_at as "sentAt", m.attempts as tries,
      m.receiver_domain as domain, m.smtp_code as "smtpCode", left(m.last_error, 300) as error`,
    from: sql`from mail_messages m where ${where}`,
    orders: { created: sql`m.created_at`, tries: sql`m.attempts` },
    key: sql`m.id`,
  };
  return listPage(db, list, asked, size);
}

/** Returns how many mails each view has. */
export const mailCounts = (db: Db): Promise<Record<MailView, number>> => countViews(db, CONDITIONS, { from: sql`from mail_messages m` });
