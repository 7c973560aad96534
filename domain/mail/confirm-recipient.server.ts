import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { sendMailJob } from "./mail-jobs.ts";

/**
 * Confirms a mailbox after its owner used a link that only they have. Withheld mails are sent, the newest of each subject, unless they
 * are too old.
 */
export async function confirmRecipient(ctx: Pick<Context, "jobs">, tx: Tx, person: Buffer): Promise<void> {
  await sql`
    insert into mail_recipients (email_digest, confirmed_at) values (${person}, now())
    on conflict (email_digest) do update set confirmed_at = coalesce(mail_recipients.confirmed_at, now())`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update mail_messages set status = 'queued' where status = 'withheld' and id in (
      select distinct on (lead_id, inbox_message_id, invitation_id, practice_invitation_id, companion_id) id from mail_messages
      where recipient_digest = ${person} and status = 'withheld' and created_at > now() - interval '7 days'
      order by lead_id, inbox_message_id, invitation_id, practice_invitation_id, companion_id, created_at desc)
    returning id`.execute(tx);
  for (const { id } of rows) await ctx.jobs.enqueue(tx, sendMailJob, { mailId: id }, { singletonKey: id });
}
