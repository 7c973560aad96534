import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { DELIVERIES, type DeliveryWord } from "#platform/whatsapp/hook.ts";

/** Keeps how far messages came. A word that comes twice, or late, changes nothing: what was read is never said to have been sent. */
export async function noteDeliveries(db: Db, words: readonly DeliveryWord[]): Promise<void> {
  for (const { metaId, delivery, at, code } of words)
    await sql`update whatsapp_messages set delivery = ${delivery}, delivery_at = ${at},
        last_error = case when ${delivery} = 'failed' then ${`Meta said ${code ?? "nothing"}`} end
      where meta_id = ${metaId}
        and coalesce(array_position(${DELIVERIES}::text[], delivery), 0) < array_position(${DELIVERIES}::text[], ${delivery})`.execute(db);
}

/** What became of the last message to somebody, as Meta said it; `sent` until it says more. */
export interface LastWhatsapp {
  readonly delivery: "sent" | "failed" | "delivered" | "read";
  readonly at: Date;
}

/** Returns what became of the last message that went to an account or a guest; null while none went. */
export async function lastWhatsappOf(db: Db, of: { userId: string } | { guestId: string }): Promise<LastWhatsapp | null> {
  const whose = "userId" in of ? sql`user_id = ${of.userId}` : sql`guest_id = ${of.guestId}::uuid`;
  const { rows } = await sql<LastWhatsapp>`
    select coalesce(delivery, 'sent') as delivery, coalesce(delivery_at, sent_at) as at from whatsapp_messages
    where ${whose} and status = 'sent' order by sent_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
