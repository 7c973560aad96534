import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { lockMessage } from "./lock-message.server.ts";
import { teamMembers } from "./team-list.server.ts";

/**
 * Assigns a message to an administrator, or to nobody. `seen` is the person that the caller saw: another one now means that somebody was
 * faster.
 */
export function assignMessage(
  ctx: Pick<Context, "db" | "actor">,
  { messageId, to, seen }: { messageId: string; to: string | null; seen: string | null },
): Promise<{ outcome: "assigned" | "changed" | "not-found" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockMessage(tx, messageId);
    if (!row || (to !== null && !(await teamMembers(tx)).some(({ id }) => id === to))) return { outcome: "not-found" };
    if (row.assigneeId !== seen) return { outcome: "changed" };
    if (row.assigneeId === to) return { outcome: "assigned" };
    await tx.updateTable("inbox_messages").set({ assignee_id: to }).where("id", "=", messageId).execute();
    const detail = { before: { assignee: row.assigneeId }, after: { assignee: to } };
    await record(tx, { actor: ctx.actor, action: "message.assigned", subjectType: "message", subjectId: messageId, detail });
    return { outcome: "assigned" };
  });
}
