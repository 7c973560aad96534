import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { TAB } from "./inbox-rows.server.ts";

/** Returns whether an offer is a question of somebody who asked first, and whose center has not answered yet. */
export async function isOpenQuestion(db: Db, offerId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from offers o join leads l on l.id = o.lead_id where o.id::text = ${offerId} and l.ask_first and ${TAB} = 'new') as open`.execute(
    db,
  );
  return rows[0]!.open;
}

/** Returns the request whose person waits for this center's answer and whose time ends first, or null when nobody waits. */
export async function nextWaiting(db: Db, providerId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select o.id from offers o where o.provider_id = ${providerId}::uuid and o.answered_at is null and ${TAB} in ('new', 'opened')
    order by o.answer_by, o.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
