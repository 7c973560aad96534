import { type RawBuilder, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { countEach, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type AskedCalls, CALLS_PAGE, type CallSort, type CallView, type OfferToTell } from "./call-list.ts";

const OFFERS: Readonly<Record<CallView, RawBuilder<unknown>>> = {
  esperan: sql`
    select o.id from offers o join provider_profiles p on p.id = o.provider_id
    where o.status = 'open' and coalesce(p.email, '') = '' and not exists (select from offer_calls c where c.offer_id = o.id)`,
  avisadas: sql`select offer_id as id from offer_calls`,
};
const SORTED: Readonly<Record<CallSort, RawBuilder<unknown>>> = {
  plazo: sql`o.answer_by`,
  aviso: sql`c.told_at`,
  centro: sql`p.name_norm`,
};

type ToldRow = Omit<OfferToTell, "told"> & { toldAt: Date | null; toldBy: string | null };

/** Returns a page of the offers that our team tells, or has told, to their centers. */
export async function offersToTell(db: Db, asked: AskedCalls, size = CALLS_PAGE): Promise<ListPage<OfferToTell>> {
  const { view, search, late } = asked;
  const where = every(
    search !== null &&
      sql`(position(norm(${search}) in p.name_norm) > 0 or position(lower(${search}) in lower(l.number)) > 0 or position(${search} in p.phone) > 0)`,
    late !== null && sql`(o.answer_by < now()) = ${late}`,
  );
  const list = {
    columns: sql`o.id, l.id as "leadId", l.number, s.name as service, ${calledAs("p")} as center, p.city, p.phone, o.status,
      o.made_at as "madeAt", o.answer_by as "answerBy", o.status = 'open' and o.answer_by < now() as overdue, c.told_at as "toldAt",
      a.first_name as "toldBy"`,
    from: sql`from (${OFFERS[view]}) f join offers o on o.id = f.id join leads l on l.id = o.lead_id
      join provider_profiles p on p.id = o.provider_id left join offer_calls c on c.offer_id = o.id
      left join service_types s on s.id = l.service_type_id left join profiles a on a.user_id = c.told_by where ${where}`,
    orders: SORTED,
    key: sql`o.id`,
  };
  const { rows, ...rest } = await listPage<ToldRow, CallSort>(db, list, asked, size);
  return { ...rest, rows: rows.map(({ toldAt, toldBy, ...offer }) => ({ ...offer, told: toldAt && { at: toldAt, by: toldBy } })) };
}

/** Counts the offers of each view. */
export const callCounts = (db: Db): Promise<Record<CallView, number>> => countEach(db, OFFERS);

/** Notes that somebody told a center about its offer by telephone. The first note counts. */
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
