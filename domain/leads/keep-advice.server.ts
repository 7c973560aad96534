import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Closes a request for advice that our own team has finished, or reopens it when the conversation goes on. A request that has reached a
 * center stays as it is. The caller holds the lead's row.
 */
export async function keepAdvice(tx: Tx, leadId: string, to: "advice" | "closed"): Promise<void> {
  const from = to === "closed" ? "advice" : "closed";
  await sql`
    update leads l set status = ${to}
    where l.id = ${leadId} and l.status = ${from} and l.sealed is not null
      and (select outcome from routing_decisions d where d.lead_id = l.id order by d.round desc limit 1) = 'advice'`.execute(tx);
}
