import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { SubscriberState } from "./newsletter.ts";
import { readConfirmToken } from "./newsletter-tokens.ts";

/** Returns the subscription of a link, or null for an invalid link. */
export async function subscriptionOfLink({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<SubscriberState | null> {
  const id = readConfirmToken(keys, token, await databaseTime(db));
  const row = id && (await db.selectFrom("newsletter_subscribers").select("status").where("id", "=", id).executeTakeFirst());
  return row ? (row.status as SubscriberState) : null;
}

/** Starts sending the newsletter, after its reader pressed the button behind the link. A second click changes nothing. */
export async function confirmSubscription(ctx: Context, token: string): Promise<{ outcome: "confirmed" | "gone" }> {
  const id = readConfirmToken(ctx.keys, token, await databaseTime(ctx.db));
  if (id === null) return { outcome: "gone" };
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("newsletter_subscribers")
      .select(["status", "mailbox_digest"])
      .where("id", "=", id)
      .where("status", "<>", "ended")
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { outcome: "gone" };
    if (row.status === "confirmed") return { outcome: "confirmed" };
    await tx.updateTable("newsletter_subscribers").set({ status: "confirmed", confirmed_at: sql`now()` }).where("id", "=", id).execute();
    await confirmRecipient(ctx, tx, row.mailbox_digest);
    await record(tx, { actor: "link:newsletter", action: "newsletter.confirmed", subjectType: "subscriber", subjectId: id });
    return { outcome: "confirmed" };
  });
}
