import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** Mails each of these people, once, that something waits for a second signature. */
export async function tellOfSignature(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  { template, id, to }: { template: "credit-waits" | "refund-waits" | "role-waits"; id: string; to: readonly string[] },
): Promise<void> {
  for (const userId of to) await queueMail(ctx, tx, { effectKey: `${template}:${id}:${userId}`, template, userId, accountEventId: id });
}
