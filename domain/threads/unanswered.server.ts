import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** How long the center's last word waits for the patient. Afterwards it needed no answer, such as «de nada». */
export const WAITS_DAYS = 14;

/** Returns the threads of a patient's requests in which the center wrote last, the newest first. */
export async function unansweredThreads(db: Db, leadIds: readonly string[]): Promise<{ leadId: string; providerId: string }[]> {
  const { rows } = await sql<{ leadId: string; providerId: string }>`
    select lead_id as "leadId", provider_id as "providerId" from (
      select distinct on (lead_id, provider_id) lead_id, provider_id, side, sent_at from thread_messages
      where lead_id = any(${leadIds}::uuid[]) order by lead_id, provider_id, sent_at desc, id desc) newest
    where side = 'center' and sent_at > now() - make_interval(days => ${WAITS_DAYS}) order by sent_at desc`.execute(db);
  return rows;
}
