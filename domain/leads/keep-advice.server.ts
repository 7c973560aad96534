import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Closes a request for advice that our own team is done with, or opens it again when the conversation goes on. One that reached a center
 * meanwhile stays as it is. The caller holds the lead's row.
 */
export async function keepAdvice(tx: Tx, leadId: string, to: "advice" | "closed"): Promise<void> {
  const from = to === "closed" ? "advice" : "closed";
  await sql`
    update leads l set status = ${to}
    where l.id = ${leadId} and l.status = ${from} and l.sealed is not null
      and (select outcome from routing_decisions d where d.lead_id = l.id order by d.round desc limit 1) = 'advice'`.execute(tx);
}
