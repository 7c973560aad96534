import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";

/** An offer that no mail can tell its center about. */
export interface OfferToTell {
  id: string;
  leadId: string;
  number: string;
  service: string | null;
  center: string;
  city: string | null;
  phone: string | null;
  madeAt: Date;
  answerBy: Date;
  overdue: boolean;
  told: { at: Date; by: string | null } | null;
}

const MAX_LISTED = 100;

/** Returns the open offers of centers without an address, those that nobody told first. */
export async function offersToTell(db: Db): Promise<OfferToTell[]> {
  const { rows } = await sql<Omit<OfferToTell, "told"> & { toldAt: Date | null; toldBy: string | null }>`
    select o.id, l.id as "leadId", l.number, s.name as service, ${calledAs("p")} as center, p.city, p.phone, o.made_at as "madeAt",
      o.answer_by as "answerBy", o.answer_by < now() as overdue, c.told_at as "toldAt", a.first_name as "toldBy"
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    left join service_types s on s.id = l.service_type_id
    left join offer_calls c on c.offer_id = o.id left join profiles a on a.user_id = c.told_by
    where o.status = 'open' and coalesce(p.email, '') = '' order by c.told_at is not null, o.answer_by, o.id limit ${MAX_LISTED}`.execute(
    db,
  );
  return rows.map(({ toldAt, toldBy, ...offer }) => ({ ...offer, told: toldAt && { at: toldAt, by: toldBy } }));
}

/** Notes that somebody told a center of its offer by telephone. The first one counts. */
export function centerTold(ctx: Context, userId: string, offerId: string): Promise<{ outcome: "done" | "done-before" | "not-found" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const offer = isRowId(offerId)
      ? await tx.selectFrom("offers").select("id").where("id", "=", offerId).where("status", "=", "open").forKeyShare().executeTakeFirst()
      : undefined;
    if (!offer) return { outcome: "not-found" };
    const told = await tx
      .insertInto("offer_calls")
      .values({ offer_id: offerId, told_by: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("offer_id")
      .executeTakeFirst();
    if (!told) return { outcome: "done-before" };
    await record(tx, { actor: `admin:${userId}`, action: "offer.told-by-phone", subjectType: "offer", subjectId: offerId });
    return { outcome: "done" };
  });
}
