import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { sendWhatsappJob } from "./whatsapp-jobs.ts";

interface Reminder {
  /** The same reminder is queued once. */
  effectKey: string;
  consultationId: string;
}

/** Queues a reminder for somebody who agreed to WhatsApp, with an account or as a guest without one. Nobody else gets a row. */
export async function queueWhatsapp({ jobs }: Pick<Context, "jobs">, tx: Tx, { effectKey, consultationId }: Reminder): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into whatsapp_messages (effect_key, user_id, guest_id, consultation_id)
    select ${effectKey}, case when w.patient_id is not null then c.patient_id end, g.guest_id, c.id
    from consultations c
    left join patient_profiles p on p.user_id = c.patient_id
    left join patient_whatsapp w on w.patient_id = p.id
    left join guest_whatsapp g on g.guest_id = c.guest_id and c.patient_id is null
    where c.id = ${consultationId}::uuid and num_nonnulls(w.patient_id, g.guest_id) = 1
    on conflict (effect_key) do nothing returning id`.execute(tx);
  for (const { id } of rows) await jobs.enqueue(tx, sendWhatsappJob, { messageId: id }, { singletonKey: id });
}
