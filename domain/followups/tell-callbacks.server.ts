import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Tx } from "#platform/db/db.ts";

const PAGE = 100;

/** Tells the people of each center, when it opens, that somebody is to be written to that day. A second run tells nothing twice. */
export async function tellCallbacks({ db }: Pick<Context, "db">): Promise<void> {
  while ((await db.transaction().execute(tellPage)) === PAGE);
}

async function tellPage(tx: Tx): Promise<number> {
  const { rows } = await sql<{ offerId: string; providerId: string; day: string }>`
    update followup_callbacks c set told_at = now() from offers o
    where o.id = c.offer_id and c.offer_id in (
      select offer_id from followup_callbacks where told_at is null and tell_at <= now() order by tell_at limit ${PAGE} for no key update skip locked)
    returning c.offer_id as "offerId", o.provider_id as "providerId", c.day`.execute(tx);
  for (const { offerId, providerId, day } of rows) {
    const effectKey = `callback:${offerId}:${day}`;
    const path = `/dashboard/provider/solicitudes/${offerId}`;
    await leaveNotice(tx, { team: providerId }, { kind: "callback", facts: {}, effectKey, providerId, path });
  }
  return rows.length;
}
