import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { keepAdvice } from "#domain/leads/keep-advice.server.ts";
import { lockMessage } from "./lock-message.server.ts";
import { type CloseReason, canBecome, type MessageStatus } from "./message.ts";

export interface MarkMessageInput {
  messageId: string;
  to: Exclude<MessageStatus, "new">;
  /** The reason for closing it. */
  reason?: CloseReason;
}

/** Marks a message as answered, or as closed. The first answer stops the reply clock permanently. */
export function markMessage(
  ctx: Pick<Context, "db" | "actor">,
  { messageId, to, reason }: MarkMessageInput,
): Promise<{ outcome: "marked" | "unchanged" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || !canBecome(message.status, to)) return { outcome: "unchanged" };
    await tx
      .updateTable("inbox_messages")
      .set((eb) => ({
        status: to,
        ...(to === "answered" && { answered_at: eb.fn.coalesce("answered_at", sql<Date>`now()`), closed_at: null, close_reason: null }),
        ...(to === "closed" && { closed_at: sql<Date>`now()`, close_reason: reason ?? null }),
      }))
      .where("id", "=", messageId)
      .execute();
    await keepAdvice(tx, messageId, to === "closed" ? "closed" : "advice");
    await record(tx, {
      actor: ctx.actor,
      action: `message.${to}`,
      subjectType: "message",
      subjectId: messageId,
      ...(reason && { detail: { reason } }),
    });
    return { outcome: "marked" };
  });
}
