import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { sendWhatsappJob } from "./whatsapp-jobs.ts";

interface Reminder {
  /** The same reminder is queued once. */
  effectKey: string;
  userId: string;
  consultationId: string;
}

/** Queues a reminder for somebody who agreed to WhatsApp. Nobody else gets a row. */
export async function queueWhatsapp(
  { jobs }: Pick<Context, "jobs">,
  tx: Tx,
  { effectKey, userId, consultationId }: Reminder,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into whatsapp_messages (effect_key, user_id, consultation_id)
    select ${effectKey}, p.user_id, ${consultationId}::uuid
    from patient_profiles p join patient_whatsapp w on w.patient_id = p.id where p.user_id = ${userId}
    on conflict (effect_key) do nothing returning id`.execute(tx);
  for (const { id } of rows) await jobs.enqueue(tx, sendWhatsappJob, { messageId: id }, { singletonKey: id });
}
