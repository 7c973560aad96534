import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { type MailTemplate, messageIdOf } from "./mail.ts";
import { sendMailJob } from "./mail-jobs.ts";

export interface MailToQueue {
  /** What has happened, once: «offer:<id>», «lead-receipt:<id>». The same effect queued again mails nothing. */
  effectKey: string;
  template: MailTemplate;
  leadId?: string;
  offerId?: string;
  inboxMessageId?: string;
}

/** Leaves a mail to be written and sent when the caller's transaction commits. */
export async function queueMail(ctx: Pick<Context, "jobs" | "publicUrl">, tx: Tx, mail: MailToQueue): Promise<void> {
  const id = randomUUID();
  const row = await tx
    .insertInto("mail_messages")
    .values({
      id,
      effect_key: mail.effectKey,
      template: mail.template,
      lead_id: mail.leadId ?? null,
      offer_id: mail.offerId ?? null,
      inbox_message_id: mail.inboxMessageId ?? null,
      message_id: messageIdOf(id, ctx.publicUrl),
    })
    .onConflict((conflict) => conflict.column("effect_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await ctx.jobs.enqueue(tx, sendMailJob, { mailId: row.id }, { singletonKey: row.id });
}
