import { sql } from "kysely";
import { type CenterHours, hoursToAnswer, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ReplyCase } from "./reply-cases.ts";

interface Row extends CenterHours {
  providerId: string;
  madeAt: Date;
  answeredAt: Date | null;
}

/**
 * Returns by center the offers of the last days whose reply clock has stopped: because of an answer, or because the time was over.
 * Offers that a patient withdrew, or that were closed for another reason before an answer, do not count.
 */
export async function replyCases(db: Db | Tx, days: number, only: string | null = null): Promise<Map<string, ReplyCase[]>> {
  const { rows } = await sql<Row>`
    select o.provider_id as "providerId", o.made_at as "madeAt", o.answered_at as "answeredAt",
      p.opening_hours as "openingHours", p.time_zone as "timeZone", ${otherDaysOf(sql`p.id`, days)} as "otherDays"
    from offers o join provider_profiles p on p.id = o.provider_id
    where o.made_at > now() - make_interval(days => ${days}::int)
      and (o.answered_at is not null or (o.status in ('open', 'purchased', 'expired', 'declined') and o.answer_by < now()))
      and (${only}::uuid is null or o.provider_id = ${only}::uuid)
    order by o.made_at`.execute(db);
  const byCenter = new Map<string, ReplyCase[]>();
  for (const { providerId, madeAt, answeredAt, openingHours, timeZone, otherDays } of rows) {
    const hours = answeredAt && hoursToAnswer(madeAt, answeredAt, { openingHours, timeZone, otherDays });
    const cases = byCenter.get(providerId) ?? [];
    cases.push({ madeAt, hours });
    byCenter.set(providerId, cases);
  }
  return byCenter;
}
