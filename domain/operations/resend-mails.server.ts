import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueAgain } from "#domain/mail/queue-again.server.ts";

/** Sends refused mails again. Returns how many were queued, which excludes those that had nothing left to say. */
export async function resendMails(ctx: Context, ids: readonly string[]): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const queued = await queueAgain(ctx, tx, ids);
    for (const { id, template } of queued)
      await record(tx, {
        actor: ctx.actor,
        action: "mail.resent",
        subjectType: "mail",
        subjectId: id,
        detail: { template, before: "refused", after: "queued" },
      });
    return queued.length;
  });
}
