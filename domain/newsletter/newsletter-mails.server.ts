import { type ArticleToMail, articlesBySlugs } from "#domain/content/articles.server.ts";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { issueOf } from "./issues.server.ts";
import type { Issue, SubscriberState } from "./newsletter.ts";
import { confirmToken, endToken } from "./newsletter-tokens.ts";
import { addressesOf } from "./sealed-subscriber.server.ts";
import { leaveToOpen } from "./subscriber-access.ts";

type Reads = Pick<Context, "keys"> & { db: Db | Tx };

/** Returns the address that is asked for a confirmation, or null once there is nothing to ask. */
export async function confirmationToMail(reads: Reads, subscriberId: string): Promise<{ to: string; token: string } | null> {
  const to = await addressOf(reads, subscriberId, "asked");
  return to === null ? null : { to, token: confirmToken(reads.keys, subscriberId, now()) };
}

/** Returns the contents of an issue's mail; null for a reader who has unsubscribed. */
export async function issueToMail(
  reads: Reads,
  issueId: string,
  subscriberId: string,
): Promise<{ to: string; shown: ShownIssue; endToken: string } | null> {
  const to = await addressOf(reads, subscriberId, "confirmed");
  const shown = to && (await shownIssue(reads.db, issueId));
  return shown ? { to, shown, endToken: endToken(reads.keys, { subscriberId, issueId }, now()) } : null;
}

export interface ShownIssue {
  issue: Issue;
  articles: ArticleToMail[];
}

/** Returns an issue with its articles, without those that were withdrawn. */
export async function shownIssue(db: Db | Tx, issueId: string): Promise<ShownIssue | null> {
  const row = await db.selectFrom("newsletter_issues").selectAll().where("id", "=", issueId).executeTakeFirst();
  return row ? { issue: issueOf(row), articles: await articlesBySlugs(db, row.articles) } : null;
}

/** Returns the mailbox of the administrator who asked for a test. */
export async function testerOf(db: Db | Tx, userId: string): Promise<string | null> {
  return (await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst())?.email ?? null;
}

async function addressOf({ db, keys }: Reads, subscriberId: string, status: SubscriberState): Promise<string | null> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .select("sealed")
    .where("id", "=", subscriberId)
    .where("status", "=", status)
    .executeTakeFirst();
  const [address] = row ? await addressesOf(keys, db, [{ leave: leaveToOpen("worker", subscriberId), sealed: row.sealed }]) : [];
  return address ?? null;
}
