import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { eraseOld } from "#domain/vault/erase-old.server.ts";
import { eraseSubject } from "#domain/vault/erase-subject.server.ts";
import { readPersonToken } from "./inbox-tokens.ts";

export interface EraseMessageInput {
  messageId: string;
}

/** Erases a person's data for good. What remains of the message names nobody. */
export function eraseMessage(ctx: Context, { messageId }: EraseMessageInput): Promise<{ outcome: "erased" | "gone" }> {
  return eraseSubject(ctx, { kind: "message", id: messageId }, async (tx) => {
    await tx.deleteFrom("inbox_replies").where("message_id", "=", messageId).execute();
    const message = await tx
      .updateTable("inbox_messages")
      .set((eb) => ({
        status: "closed",
        sealed: null,
        email_digest: randomBytes(32),
        body_digest: randomBytes(32),
        ip_digest: null,
        closed_at: eb.fn.coalesce("closed_at", sql<Date>`now()`),
      }))
      .where("id", "=", messageId)
      .where("sealed", "is not", null)
      .returning("id")
      .executeTakeFirst();
    return message !== undefined;
  });
}

/** Erases the message named by its writer's link. */
export async function eraseOwnMessage(ctx: Context, token: string): Promise<{ outcome: "erased" | "gone" }> {
  const messageId = readPersonToken(ctx.keys, token, await databaseTime(ctx.db));
  return messageId === null ? { outcome: "gone" } : eraseMessage({ ...ctx, actor: "link:message" }, { messageId });
}

/** Erases every person whose message is older than the limit for requests. */
export const eraseOldMessages = (ctx: Context): Promise<void> =>
  eraseOld(ctx.db, sql.table("inbox_messages"), (messageId) => eraseMessage(ctx, { messageId }));
