import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import type { Topic } from "./notice.ts";
import { readEndMailsToken } from "./notice-tokens.ts";

/** Returns the topic of the mail that contained this link, or null. */
export const topicOfLink = ({ keys }: Pick<Context, "keys">, token: string): Topic | null =>
  readEndMailsToken(keys, token, now())?.topic ?? null;

/** Turns off the mails about a topic, as the link in each of them does. Returns the topic, or null for an invalid link. */
export async function endMails(ctx: Context, token: string): Promise<Topic | null> {
  const link = readEndMailsToken(ctx.keys, token, now());
  if (!link) return null;
  const { userId, topic } = link;
  await ctx.db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
    if (!user) return;
    await tx
      .insertInto("notice_wishes")
      .values({ user_id: userId, topic, mail: false })
      .onConflict((conflict) => conflict.columns(["user_id", "topic"]).doUpdateSet({ mail: false }))
      .execute();
    await record(tx, { actor: ctx.actor, action: "notices.mails-ended", subjectType: "user", subjectId: userId, detail: { topic } });
  });
  return topic;
}
