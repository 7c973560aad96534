import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Db } from "#platform/db/db.ts";
import { holdCenter } from "./hold-center.server.ts";
import { refundOf } from "./place.ts";
import { projectFeatured } from "./project-featured.server.ts";

/** Ends a place today, tells its center the reason, and refunds the unused days. Of two administrators who end it, one does. */
export function endPlace(db: Db, placeId: string, reason: string, actor: Actor): Promise<"done" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "not-found"> => {
    if (!isRowId(placeId)) return "not-found";
    await holdCenter(tx, placeId);
    const { rows } = await sql<{ providerId: string; firstDay: string; lastDay: string; priceCents: number; endedOn: string }>`
      select provider_id as "providerId", first_day as "firstDay", last_day as "lastDay", price_cents as "priceCents",
        greatest(first_day, (now() at time zone 'America/Santo_Domingo')::date) as "endedOn"
      from featured_places where id = ${placeId}::uuid and state = 'granted'
        and last_day >= (now() at time zone 'America/Santo_Domingo')::date for no key update`.execute(tx);
    const place = rows[0];
    if (!place) return "not-found";
    const { providerId, endedOn } = place;
    const amountCents = refundOf(place, endedOn);
    await transfer(tx, {
      id: transferId("featured_refund", placeId),
      kind: "featured_refund",
      from: "revenue",
      to: { provider: providerId },
      amountCents,
      subject: { type: "featured_place", id: placeId },
      actor,
    });
    await tx
      .updateTable("featured_places")
      .set({ state: "ended", ended_on: endedOn, reason, refunded_cents: amountCents, decided_by: actor, decided_at: sql`now()` })
      .where("id", "=", placeId)
      .execute();
    const detail = { before: "granted", after: "ended", provider: providerId, cents: amountCents };
    await record(tx, { actor, action: "featured.ended", subjectType: "featured_place", subjectId: placeId, detail });
    const about = { effectKey: `featured-ended:${placeId}`, providerId, path: "/dashboard/provider/destacado" };
    await leaveNotice(tx, { team: providerId }, { kind: "featured-ended", facts: { reason, refundedCents: amountCents }, ...about });
    await projectFeatured(tx, providerId);
    return "done";
  });
}
