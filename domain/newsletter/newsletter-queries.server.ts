import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import type { Db } from "#platform/db/db.ts";
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

export interface AskedIssues {
  search: string | null;
  view: IssueState;
  sort: IssueSort;
  descending: boolean;
  page: number;
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

export async function issuesPage(
  db: Db,
  { search, view, sort, descending, page }: AskedIssues,
  size = ISSUES_PAGE,
): Promise<{ rows: ListedIssue[]; total: number }> {
  const matching = search ? sql`and norm(i.subject) like '%' || norm(${search.replace(/[%_\\]/g, "\\$&")}) || '%'` : sql``;
  const where = sql`i.status = ${view} ${matching}`;
  const [{ rows }, total] = await Promise.all([
    sql<Parameters<typeof issueOf>[0] & IssueFigures>`
      select i.*, mails.*, leavers.* from (
        select i.* from newsletter_issues i where ${where}
        order by ${SORTS[sort]} ${descending ? sql`desc` : sql`asc`}, i.id limit ${size} offset ${(page - 1) * size}
      ) as i, ${FIGURES} order by ${SORTS[sort]} ${descending ? sql`desc` : sql`asc`}, i.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from newsletter_issues i where ${where}`.execute(db),
  ]);
  return {
    rows: rows.map((row) => ({ ...issueOf(row), queued: row.queued, sent: row.sent, failed: row.failed, left: row.left })),
    total: total.rows[0]!.total,
  };
}

export async function issueById(db: Db, id: string): Promise<ListedIssue | null> {
  const { rows } = await sql<Parameters<typeof issueOf>[0] & IssueFigures>`
    select i.*, mails.*, leavers.* from newsletter_issues i, ${FIGURES} where i.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  return row ? { ...issueOf(row), queued: row.queued, sent: row.sent, failed: row.failed, left: row.left } : null;
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

export interface AskedSubscribers {
  /** A whole address, since nobody may search for a part of one. */
  search: string | null;
  view: SubscriberState;
  descending: boolean;
  page: number;
}

/** Returns a page of the subscribers. It contains no address in full. */
export async function subscribersPage(
  { db, keys }: Pick<Context, "db" | "keys">,
  { search, view, descending, page }: AskedSubscribers,
  size = SUBSCRIBERS_PAGE,
): Promise<{ rows: ListedSubscriber[]; total: number }> {
  const found = search ? sql`and mailbox_digest = ${mailboxDigest(keys, search.trim())}` : sql``;
  const where = sql`status = ${view} ${found}`;
  const order = descending ? sql`desc` : sql`asc`;
  const [{ rows }, total] = await Promise.all([
    sql<Omit<ListedSubscriber, "address"> & { sealed: Buffer | null }>`
      select id, status, sealed, asked_at as "askedAt", confirmed_at as "confirmedAt", ended_at as "endedAt"
      from newsletter_subscribers where ${where}
      order by asked_at ${order}, id ${order} limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from newsletter_subscribers where ${where}`.execute(db),
  ]);
  const addresses = await addressesOf(
    keys,
    db,
    rows.map(({ id, sealed }) => ({ leave: leaveToOpen("admin", id), sealed })),
  );
  return { rows: rows.map(({ sealed: _, ...row }, at) => ({ ...row, address: addresses[at] ?? null })), total: total.rows[0]!.total };
}
