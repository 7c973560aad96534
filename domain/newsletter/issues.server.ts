import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { articlesBySlugs } from "#domain/content/articles.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Issue, type IssueState, type IssueText, MAX_ARTICLES, MAX_INTRO, MAX_SUBJECT } from "./newsletter.ts";

export type IssueErrors = Partial<
  Record<"subject" | "intro" | "articles" | "sendAt", "empty" | "long" | "signs" | "unknown" | "past" | "invalid">
>;

export type SaveIssueResult =
  | { outcome: "saved"; id: string }
  | { outcome: "invalid"; errors: IssueErrors }
  /** Somebody else saved it, or it is no longer a draft. */
  | { outcome: "changed" }
  | { outcome: "not-found" };

const LATEST_DAYS = 366;

/** Saves a draft, or a new one without `id`. If somebody else has saved it since it was opened, nothing changes. */
export async function saveIssue(ctx: Context, text: IssueText, at: { id: string; version: number } | null): Promise<SaveIssueResult> {
  const issue = { subject: text.subject.trim(), intro: text.intro.trim(), articles: [...new Set(text.articles)] };
  const errors = await mistakesOf(ctx.db, issue);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  return ctx.db.transaction().execute(async (tx) => {
    const before = at && (await locked(tx, at.id));
    if (at && !before) return { outcome: "not-found" };
    if (at && (before!.version !== at.version || before!.status !== "draft")) return { outcome: "changed" };
    const { id } = at
      ? await tx
          .updateTable("newsletter_issues")
          .set({ ...issue, updated_at: sql<Date>`now()` })
          .where("id", "=", at.id)
          .returning("id")
          .executeTakeFirstOrThrow()
      : await tx.insertInto("newsletter_issues").values(issue).returning("id").executeTakeFirstOrThrow();
    await record(tx, {
      actor: ctx.actor,
      action: "newsletter.issue-saved",
      subjectType: "issue",
      subjectId: id,
      detail: { ...(before && { before: { subject: before.subject, intro: before.intro, articles: before.articles } }), after: issue },
    });
    return { outcome: "saved", id };
  });
}

/** Sends a draft to all confirmed subscribers, at `sendAt` or, without it, now. The worker queues the mails. */
export function scheduleIssue(
  ctx: Context,
  { id, version, sendAt }: { id: string; version: number; sendAt: Date | null },
): Promise<{ outcome: "scheduled" | "changed" | "not-found" } | { outcome: "invalid"; errors: IssueErrors }> {
  return ctx.db.transaction().execute(async (tx) => {
    const issue = await locked(tx, id);
    if (!issue) return { outcome: "not-found" };
    if (issue.version !== version || issue.status !== "draft") return { outcome: "changed" };
    const { rows } = await sql<{ late: boolean; far: boolean }>`
      select ${sendAt}::timestamptz < now() as late, ${sendAt}::timestamptz > now() + make_interval(days => ${LATEST_DAYS}) as far`.execute(
      tx,
    );
    if (rows[0]!.late || rows[0]!.far) return { outcome: "invalid", errors: { sendAt: rows[0]!.late ? "past" : "invalid" } };
    // An article may have been withdrawn since it was chosen.
    const errors = await mistakesOf(tx, issue);
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
    await tx
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", send_at: sendAt ?? sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    const detail = { before: { status: "draft" }, after: { status: "scheduled", at: sendAt?.toISOString() ?? null } };
    await record(tx, { actor: ctx.actor, action: "newsletter.issue-scheduled", subjectType: "issue", subjectId: id, detail });
    return { outcome: "scheduled" };
  });
}

/** Stops an issue before its first mail was queued. */
export function holdIssue(ctx: Context, id: string): Promise<{ outcome: "held" | "changed" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const issue = await locked(tx, id);
    const begun = tx
      .selectFrom("mail_messages")
      .select("id")
      .where("newsletter_issue_id", "=", id)
      .where("template", "=", "newsletter-issue");
    if (issue?.status !== "scheduled" || (await begun.limit(1).executeTakeFirst())) return { outcome: "changed" };
    await tx.updateTable("newsletter_issues").set({ status: "draft", send_at: null }).where("id", "=", id).execute();
    const detail = { before: { status: "scheduled" }, after: { status: "draft" } };
    await record(tx, { actor: ctx.actor, action: "newsletter.issue-held", subjectType: "issue", subjectId: id, detail });
    return { outcome: "held" };
  });
}

/** Mails an issue to the administrator who asks, as its readers would get it. `key` identifies the click. */
export function testIssue(
  ctx: Context,
  { id, userId, key }: { id: string; userId: string; key: string },
): Promise<{ outcome: "queued" | "not-found" }> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await locked(tx, id))) return { outcome: "not-found" };
    const effectKey = `newsletter-test:${id}:${key}`;
    await queueMail(ctx, tx, { effectKey, template: "newsletter-test", newsletterIssueId: id, userId });
    await record(tx, { actor: ctx.actor, action: "newsletter.issue-tested", subjectType: "issue", subjectId: id });
    return { outcome: "queued" };
  });
}

async function locked(tx: Tx, id: string): Promise<Issue | null> {
  const row = await tx.selectFrom("newsletter_issues").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? issueOf(row) : null;
}

interface Row extends IssueText {
  id: string;
  status: string;
  send_at: Date | null;
  sent_at: Date | null;
  updated_at: Date;
  version: number;
}

export const issueOf = ({ id, status, subject, intro, articles, send_at, sent_at, updated_at, version }: Row): Issue => ({
  ...{ id, subject, intro, articles, version },
  status: status as IssueState,
  sendAt: send_at,
  sentAt: sent_at,
  updatedAt: updated_at,
});

async function mistakesOf(db: Db | Tx, { subject, intro, articles }: IssueText): Promise<IssueErrors> {
  const errors: IssueErrors = {};
  if (subject === "") errors.subject = "empty";
  else if (subject.length > MAX_SUBJECT) errors.subject = "long";
  else if (/\p{C}/u.test(subject)) errors.subject = "signs";
  if (intro === "") errors.intro = "empty";
  else if (intro.length > MAX_INTRO) errors.intro = "long";
  else if (/[^\P{C}\r\n\t]/u.test(intro)) errors.intro = "signs";
  if (articles.length === 0) errors.articles = "empty";
  else if (articles.length > MAX_ARTICLES) errors.articles = "long";
  else if ((await articlesBySlugs(db, articles)).length < articles.length) errors.articles = "unknown";
  return errors;
}
