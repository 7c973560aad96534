import { sql } from "kysely";
import { WAITS_FOR_CENTER } from "#domain/consultations/consultation-queries.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Who waits for something that a center has to do. Each request and each appointment counts once, under the first that applies. */
export interface WhoWaits {
  /** Offers that nobody has answered and whose time runs. */
  readonly offers: number;
  /** Opened requests whose person was not contacted yet. */
  readonly opened: number;
  /** Conversations whose last message is the patient's. */
  readonly messages: number;
  /** Appointments to answer, and those of which it has to say whether they were held. */
  readonly appointments: number;
  readonly total: number;
  /** When the oldest of the offers and opened requests was made. */
  readonly oldestAt: Date | null;
}

/** Counts who waits for a center: the number in its menu, on its first screen and above its requests. */
export async function whoWaits(db: Db, providerId: string): Promise<WhoWaits> {
  const { rows } = await sql<Omit<WhoWaits, "total">>`
    select count(*) filter (where kind = 'offer') as offers, count(*) filter (where kind = 'opened') as opened,
      count(*) filter (where kind = 'message') as messages, count(*) filter (where kind = 'appointment') as appointments,
      min(since) filter (where kind in ('offer', 'opened')) as "oldestAt"
    from (
      select o.made_at as since, case when o.answered_at is null and o.status = 'open' and o.answer_by >= now() then 'offer'
        when o.answered_at is null and o.status = 'purchased' then 'opened'
        when (o.status = 'purchased' or (o.status = 'open' and l.ask_first)) and (
          select m.side from thread_messages m where m.lead_id = o.lead_id and m.provider_id = o.provider_id order by m.sent_at desc limit 1
        ) = 'patient' then 'message' end as kind
      from offers o join leads l on l.id = o.lead_id where o.provider_id = ${providerId}::uuid and o.status in ('open', 'purchased')
      union all
      select c.asked_at, 'appointment' from consultations c
      where c.provider_id = ${providerId}::uuid and (${WAITS_FOR_CENTER})
    ) waits`.execute(db);
  const { oldestAt, ...counts } = rows[0]!;
  return { ...counts, oldestAt, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
