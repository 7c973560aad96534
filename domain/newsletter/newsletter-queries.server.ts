import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { issueOf } from "./issues.server.ts";
import {
  ISSUES_PAGE,
  type IssueFigures,
  type IssueState,
  type ListedIssue,
  type ListedSubscriber,
  SUBSCRIBERS_PAGE,
  type SubscriberState,
} from "./newsletter.ts";
import { addressesOf } from "./sealed-subscriber.server.ts";
import { leaveToOpen } from "./subscriber-access.ts";

export type IssueSort = "cambio" | "asunto";

export interface AskedIssues extends AskedRows<IssueSort> {
  readonly view: IssueState;
}

const SORTS: Readonly<Record<IssueSort, RawBuilder<unknown>>> = {
  cambio: sql`coalesce(i.sent_at, i.send_at, i.updated_at)`,
  asunto: sql`norm(i.subject)`,
};
const FIGURES = sql`
  lateral (select count(*)::int as queued, count(*) filter (where m.status = 'sent')::int as sent,
    count(*) filter (where m.status = 'refused' and m.forgotten_at is null)::int as failed
    from mail_messages m where m.newsletter_issue_id = i.id and m.template = 'newsletter-issue') as mails,
  lateral (select count(*)::int as "left" from newsletter_subscribers s where s.ended_by_issue_id = i.id) as leavers`;

type IssueRow = Parameters<typeof issueOf>[0] & IssueFigures;
const listedIssue = (row: IssueRow): ListedIssue => ({
  ...issueOf(row),
  queued: row.queued,
  sent: row.sent,
  failed: row.failed,
  left: row.left,
});

export async function issuesPage(db: Db, asked: AskedIssues, size = ISSUES_PAGE): Promise<ListPage<ListedIssue>> {
  const { search, view } = asked;
  const where = every(
    sql`i.status = ${view}`,
    search !== null && sql`norm(i.subject) like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'`,
  );
  const list = {
    columns: sql`i.id`,
    from: sql`from newsletter_issues i where ${where}`,
    orders: SORTS,
    key: sql`i.id`,
    shown: { columns: sql`i.*, mails.*, leavers.*`, from: sql`from page join newsletter_issues i using (id), ${FIGURES}` },
  };
  const { rows, ...rest } = await listPage<IssueRow, IssueSort>(db, list, asked, size);
  return { ...rest, rows: rows.map(listedIssue) };
}

export async function issueById(db: Db, id: string): Promise<ListedIssue | null> {
  const { rows } = await sql<IssueRow>`
    select i.*, mails.*, leavers.* from newsletter_issues i, ${FIGURES} where i.id = ${id}::uuid`.execute(db);
  return rows[0] ? listedIssue(rows[0]) : null;
}

export async function issueCounts(db: Db): Promise<Record<IssueState, number>> {
  const { rows } = await sql<{ status: IssueState; count: number }>`
    select status, count(*)::int as count from newsletter_issues group by status`.execute(db);
  const counts = { draft: 0, scheduled: 0, sent: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function subscriberCounts(db: Db): Promise<Record<SubscriberState, number>> {
  const { rows } = await sql<{ status: SubscriberState; count: number }>`
    select status, count(*)::int as count from newsletter_subscribers group by status`.execute(db);
  const counts = { confirmed: 0, asked: 0, ended: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export interface AskedSubscribers extends AskedRows<"pedido"> {
  readonly view: SubscriberState;
}

/** Returns a page of the subscribers. It contains no address in full, and a search is a whole address: nobody may search for a part. */
export async function subscribersPage(
  { db, keys }: Pick<Context, "db" | "keys">,
  asked: AskedSubscribers,
  size = SUBSCRIBERS_PAGE,
): Promise<ListPage<ListedSubscriber>> {
  const { search, view } = asked;
  const where = every(sql`status = ${view}`, search !== null && sql`mailbox_digest = ${mailboxDigest(keys, search.trim())}`);
  const list = {
    columns: sql`id, status, sealed, asked_at as "askedAt", confirmed_at as "confirmedAt", ended_at as "endedAt"`,
    from: sql`from newsletter_subscribers where ${where}`,
    orders: { pedido: (direction: RawBuilder<unknown>) => sql`asked_at ${direction}, id ${direction}` },
    key: sql`id`,
  };
  const { rows, ...rest } = await listPage<Omit<ListedSubscriber, "address"> & { sealed: Buffer | null }>(db, list, asked, size);
  const addresses = await addressesOf(
    keys,
    db,
    rows.map(({ id, sealed }) => ({ leave: leaveToOpen("admin", id), sealed })),
  );
  return { ...rest, rows: rows.map(({ sealed: _, ...row }, at) => ({ ...row, address: addresses[at] ?? null })) };
}
