import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMails } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

const PAGE = 1_000;

/**
 * Queues the mails of every issue whose time has come, a page of subscribers in each transaction. A worker that dies continues where it
 * was. The mail of a subscriber and an issue has one key, so that nobody gets the same issue twice.
 */
export async function sendDueIssues(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom("newsletter_issues")
    .select("id")
    .where("status", "=", "scheduled")
    .where("send_at", "<=", sql<Date>`now()`)
    .orderBy("send_at")
    .execute();
  for (const { id } of due) while (await ctx.db.transaction().execute((tx) => queuePage(ctx, tx, id)));
}

/** Queues one page. Returns false once nobody is left, and the issue counts as sent. */
async function queuePage(ctx: Context, tx: Tx, issueId: string): Promise<boolean> {
  const issue = await tx
    .selectFrom("newsletter_issues")
    .select("status")
    .where("id", "=", issueId)
    .where("status", "=", "scheduled")
    .forUpdate()
    .executeTakeFirst();
  if (!issue) return false;
  const { rows } = await sql<{ id: string }>`
    select s.id from newsletter_subscribers s, newsletter_issues i
    where i.id = ${issueId}::uuid and s.status = 'confirmed' and s.confirmed_at <= i.send_at and not exists (
      select from mail_messages m
      where m.newsletter_issue_id = i.id and m.newsletter_subscriber_id = s.id and m.template = 'newsletter-issue')
    order by s.id limit ${PAGE}`.execute(tx);
  await queueMails(
    ctx,
    tx,
    rows.map(({ id }) => ({
      effectKey: `newsletter-issue:${issueId}:${id}`,
      template: "newsletter-issue" as const,
      newsletterIssueId: issueId,
      newsletterSubscriberId: id,
    })),
  );
  if (rows.length === PAGE) return true;
  await tx.updateTable("newsletter_issues").set({ status: "sent", sent_at: sql<Date>`now()` }).where("id", "=", issueId).execute();
  await record(tx, { actor: ctx.actor, action: "newsletter.issue-sent", subjectType: "issue", subjectId: issueId });
  return false;
}
