import { type RawBuilder, sql } from "kysely";
import { type MailTemplate, NOTHING_LEFT } from "#domain/mail/mail.ts";
import type { Db } from "#platform/db/db.ts";
import { type ListedMail, MAIL_VIEWS, MAILS_PAGE, type MailSort, type MailView } from "./mail-list.ts";

/** A mail that had nothing left to say was stopped on purpose. */
export const undelivered = sql`status = 'refused' and last_error is distinct from ${NOTHING_LEFT}`;

const CONDITIONS: Readonly<Record<MailView, RawBuilder<unknown>>> = {
  refused: undelivered,
  failing: sql`m.status = 'queued' and m.attempts > 0`,
  waiting: sql`m.status = 'queued' and m.attempts = 0`,
  withheld: sql`m.status = 'withheld'`,
  sent: sql`m.status = 'sent'`,
};

export interface AskedMails {
  readonly view: MailView;
  readonly sort: MailSort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  /** The beginning of a receiver's domain. */
  readonly search: string | null;
  readonly template: MailTemplate | null;
}

/** Returns one page of mails: their subjects and states, never their receivers. */
export async function mailPage(
  db: Db,
  { view, sort, descending, page, search, template }: AskedMails,
  size = MAILS_PAGE,
): Promise<{ rows: ListedMail[]; total: number }> {
  const matches = sql`from mail_messages m where ${CONDITIONS[view]}
    ${search === null ? sql`` : sql`and starts_with(m.receiver_domain, ${search.toLowerCase().replace(/^.*@/, "")})`}
    ${template === null ? sql`` : sql`and m.template = ${template}`}`;
  const order = sort === "created" ? sql`m.created_at` : sql`m.attempts`;
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*) as total ${matches}`.execute(db),
    sql<ListedMail>`
      select m.id, m.template, m.status, m.created_at as "createdAt", m.sent_at as "sentAt", m.attempts as tries,
        m.receiver_domain as domain, m.smtp_code as "smtpCode", left(m.last_error, 300) as error
      ${matches} order by ${order} ${sql.raw(descending ? "desc" : "asc")}, m.id
      limit ${sql.lit(size)} offset ${(page - 1) * size}`.execute(db),
  ]);
  return { rows: listed.rows, total: counted.rows[0]!.total };
}

/** Returns how many mails each view has. */
export async function mailCounts(db: Db): Promise<Record<MailView, number>> {
  const { rows } = await sql<Record<MailView, number>>`
    select ${sql.join(MAIL_VIEWS.map((view) => sql`count(*) filter (where ${CONDITIONS[view]}) as ${sql.ref(view)}`))}
    from mail_messages m`.execute(db);
  return rows[0]!;
}
