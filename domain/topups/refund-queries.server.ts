import { type RawBuilder, sql } from "kysely";
import { ALONE_DAYS } from "#domain/credits/credit.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** A refund that waits for its second signature. */
export interface WaitingRefund {
  readonly topUpId: string;
  readonly reference: string;
  readonly center: string;
  readonly totalCents: number;
  readonly reason: string;
  readonly askedBy: string;
  /** Null where an account is closed by now. */
  readonly askedByName: string | null;
  readonly askedAt: Date;
}

/** Returns what was paid back to a center with one signature lately, in US cents. */
export async function refundedAloneSince(db: Db | Tx, providerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(total_cents), 0)::int as cents from top_up_refunds where provider_id = ${providerId}::uuid and state = 'done'
      and signed_by is null and asked_at > now() - make_interval(days => ${ALONE_DAYS}::int)`.execute(db);
  return rows[0]!.cents;
}

/** Returns the refunds that wait for a second signature, the oldest first. */
export const waitingRefunds = (db: Db): Promise<WaitingRefund[]> => refunds(db, sql`true`);

/** Returns the refund of a top-up that waits, or null. */
export const waitingRefundOf = async (db: Db, topUpId: string): Promise<WaitingRefund | null> =>
  (await refunds(db, sql`r.top_up_id = ${topUpId}::uuid`))[0] ?? null;

/** Returns a refund to mail to those who may sign it; null once it was decided. */
export const refundToSign = async (db: Db, id: string): Promise<WaitingRefund | null> =>
  isRowId(id) ? ((await refunds(db, sql`r.id = ${id}::uuid`))[0] ?? null) : null;

async function refunds(db: Db, which: RawBuilder<unknown>): Promise<WaitingRefund[]> {
  const { rows } = await sql<WaitingRefund>`
    select r.top_up_id as "topUpId", t.reference, v.name as center, r.total_cents as "totalCents", r.reason, r.asked_by as "askedBy",
      coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email) as "askedByName", r.asked_at as "askedAt"
    from top_up_refunds r join top_ups t on t.id = r.top_up_id join provider_profiles v on v.id = r.provider_id
    left join profiles a on a.user_id = r.asked_by
    where r.state = 'asked' and ${which} order by r.asked_at`.execute(db);
  return rows;
}
