import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Audience, mailboxOfTopic, TOPICS, TOPICS_OF, type Topic } from "./notice.ts";

export interface Wish {
  mail: boolean;
  push: boolean;
}

export type Wishes = Readonly<Record<Topic, Wish>>;

const USUAL: Wish = { mail: true, push: true };

/** Returns the wishes of a person. Somebody who never chose gets everything. */
export async function wishesOf(db: Db | Tx, userId: string): Promise<Wishes> {
  const rows = await db.selectFrom("notice_wishes").select(["topic", "mail", "push"]).where("user_id", "=", userId).execute();
  const wishOf = (topic: Topic): Wish => {
    const row = rows.find((wish) => wish.topic === topic);
    return row ? { mail: row.mail, push: row.push } : USUAL;
  };
  return Object.fromEntries(TOPICS.map((topic) => [topic, wishOf(topic)])) as Wishes;
}

/** Stores the wishes about topics, all of an audience's unless the screen showed fewer. A person cannot turn off a mail to the center's own mailbox. */
export async function saveWishes(
  ctx: Context,
  userId: string,
  audience: Audience,
  chosen: (topic: Topic) => Wish,
  topics: readonly Topic[] = TOPICS_OF[audience],
): Promise<void> {
  if (topics.length === 0) return;
  const rows = topics.map((topic) => {
    const { mail, push } = chosen(topic);
    return { user_id: userId, topic, mail: mail || mailboxOfTopic(topic, audience) !== "account", push };
  });
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto("notice_wishes")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["user_id", "topic"]).doUpdateSet((eb) => ({ mail: eb.ref("excluded.mail"), push: eb.ref("excluded.push") })),
      )
      .execute();
    await record(tx, { actor: ctx.actor, action: "notices.wishes-changed", subjectType: "user", subjectId: userId });
  });
}
