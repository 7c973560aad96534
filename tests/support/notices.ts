import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { leaveNotice, type NewNotice, type Receiver } from "#domain/notices/leave-notice.server.ts";

/** Leaves a notice in a transaction of its own, about a public review unless another kind is named. */
export async function left(ctx: Pick<Context, "db">, to: Receiver, change: Partial<NewNotice> = {}): Promise<void> {
  const usual = { kind: "review-published", facts: {}, effectKey: randomUUID(), providerId: null, path: "/dashboard/user/consultas" };
  await ctx.db.transaction().execute((tx) => leaveNotice(tx, to, { ...usual, ...change } as NewNotice));
}

/** Makes the session of a person's browser, as signing in does. */
export async function openSession(ctx: Pick<Context, "db">, userId: string): Promise<string> {
  const id = randomUUID();
  const expires_at = new Date(Date.now() + 86_400_000);
  await ctx.db
    .insertInto("user_sessions")
    .values({ id, user_id: userId, session_token: randomUUID(), device_type: "mobile", browser: "Chrome", os: "Android", expires_at })
    .execute();
  return id;
}
