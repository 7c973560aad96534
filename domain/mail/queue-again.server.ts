import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { NOTHING_LEFT } from "./mail.ts";
import { sendMailJob } from "./mail-jobs.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Queues refused mails again, with the same Message-ID. A mail about an erased person stays refused, and a withheld one waits until its
 * mailbox is confirmed, whoever asks.
 */
export async function queueAgain(ctx: Pick<Context, "jobs">, tx: Tx, ids: readonly string[]): Promise<{ id: string; template: string }[]> {
  const { rows } = await sql<{ id: string; template: string }>`
    update mail_messages set status = 'queued', repeats = 0, claimed_at = null
    where id = any(${ids.filter((id) => UUID.test(id))}::uuid[]) and status = 'refused' and forgotten_at is null
      and last_error is distinct from ${NOTHING_LEFT}
    returning id, template`.execute(tx);
  for (const { id } of rows) await ctx.jobs.enqueue(tx, sendMailJob, { mailId: id }, { singletonKey: id });
  return rows;
}
