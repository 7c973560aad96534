import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { forgetMailsAbout } from "#domain/mail/forget-mails.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { deleteKey } from "#domain/vault/subject-keys.server.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { DAYS_TO_CONFIRM, readEndToken } from "./newsletter-tokens.ts";

/** Returns whether a link unsubscribes. It stays valid after that, so that the page can say so. */
export const isEndLink = ({ keys }: Pick<Context, "keys">, token: string): boolean => readEndToken(keys, token, now()) !== null;

/** Unsubscribes by the link in a mail, and erases the address. Doing so again is no error. */
export async function endByLink(ctx: Context, token: string): Promise<{ outcome: "ended" | "gone" }> {
  const link = readEndToken(ctx.keys, token, await databaseTime(ctx.db));
  if (!link) return { outcome: "gone" };
  await ctx.db.transaction().execute((tx) => end(tx, link.subscriberId, "link:newsletter", link.issueId));
  return { outcome: "ended" };
}

/** Ends the subscription of a mailbox, if it has one, because its owner's account is being deleted. */
export async function endOfMailbox({ db, keys, actor }: Pick<Context, "db" | "keys" | "actor">, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("mailbox_digest", "=", mailboxDigest(keys, email))
      .executeTakeFirst();
    if (row) await end(tx, row.id, actor, null);
  });
}

/** Ends the chosen subscriptions, as their people asked our team. Returns how many existed. */
export function endChosen({ db, actor }: Pick<Context, "db" | "actor">, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let ended = 0;
    for (const id of ids) if (await end(tx, id, actor, null)) ended++;
    return ended;
  });
}

/** Erases subscribers who never confirmed. */
export async function forgetUnconfirmed({ db }: Pick<Context, "db">): Promise<void> {
  await db
    .deleteFrom("newsletter_subscribers")
    .where("status", "=", "asked")
    .where("asked_at", "<", sql<Date>`now() - make_interval(days => ${DAYS_TO_CONFIRM})`)
    .execute();
}

async function end(tx: Tx, id: string, actor: Actor, issueId: string | null): Promise<boolean> {
  const row = await tx
    .updateTable("newsletter_subscribers")
    .set({
      status: "ended",
      sealed: null,
      mailbox_digest: randomBytes(32),
      ended_at: sql<Date>`now()`,
      ended_by_issue_id: issueId === null ? null : sql<string>`(select id from newsletter_issues where id = ${issueId}::uuid)`,
    })
    .where("id", "=", id)
    .where("status", "<>", "ended")
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  await deleteKey(tx, { kind: "subscriber", id });
  await forgetMailsAbout(tx, { newsletterSubscriberId: id });
  await record(tx, { actor, action: "newsletter.ended", subjectType: "subscriber", subjectId: id });
  return true;
}
