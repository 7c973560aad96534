import { sql } from "kysely";
import { WAITS_FOR_CENTER } from "#domain/consultations/consultation-queries.server.ts";
import { SILENCE_DAYS } from "#domain/consultations/limits.ts";
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
  /** Those to whom it wanted to write again today or earlier. */
  readonly callbacks: number;
  readonly total: number;
  /** When the oldest of the offers and opened requests was made. */
  readonly oldestAt: Date | null;
}

/** Somebody who waits, by the id of their offer, or of their consultation. */
export interface Waiting {
  readonly kind: "offer" | "opened" | "message" | "appointment" | "callback";
  readonly id: string;
  /** When somebody is late: an answer that was promised, an appointment that begins or counts as held. Null where nothing was promised. */
  readonly due: Date | null;
}

/** The one definition of who waits for a center, a row for each. Those without a `kind` wait for nothing. */
const waits = (providerId: string) => sql`(
  select o.id, o.made_at as since, case when o.answered_at is null and o.status = 'open' and o.answer_by >= now() then 'offer'
    when o.answered_at is null and o.status = 'purchased' then 'opened'
    when (o.status = 'purchased' or (o.status = 'open' and l.ask_first)) and (
      select m.side from thread_messages m where m.lead_id = o.lead_id and m.provider_id = o.provider_id order by m.sent_at desc limit 1
    ) = 'patient' then 'message'
    when o.status = 'purchased' and k.due_at <= now() then 'callback' end as kind,
    case when o.answered_at is null then o.answer_by end as due
  from offers o join leads l on l.id = o.lead_id left join followup_callbacks k on k.offer_id = o.id
  where o.provider_id = ${providerId}::uuid and o.status in ('open', 'purchased')
  union all
  select c.id, c.asked_at, 'appointment', case c.status when 'requested' then c.starts_at else c.ends_at + make_interval(days => ${SILENCE_DAYS}) end
  from consultations c where c.provider_id = ${providerId}::uuid and (${WAITS_FOR_CENTER})
)`;

/** Counts who waits for a center: the number in its menu, on its first screen and above its requests. */
export async function whoWaits(db: Db, providerId: string): Promise<WhoWaits> {
  const { rows } = await sql<Omit<WhoWaits, "total">>`
    select count(*) filter (where kind = 'offer') as offers, count(*) filter (where kind = 'opened') as opened,
      count(*) filter (where kind = 'message') as messages, count(*) filter (where kind = 'appointment') as appointments,
      count(*) filter (where kind = 'callback') as callbacks,
      min(since) filter (where kind in ('offer', 'opened')) as "oldestAt"
    from ${waits(providerId)} waits`.execute(db);
  const { oldestAt, ...counts } = rows[0]!;
  return { ...counts, oldestAt, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Returns who waits for a center, the first deadline first; last, those to whom no time was promised, the oldest first. */
export async function waitingInOrder(db: Db, providerId: string, limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select kind, id, due from ${waits(providerId)} waits where kind is not null
    order by due nulls last, since, id limit ${limit}`.execute(db);
  return rows;
}
