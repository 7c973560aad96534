import { type RawBuilder, sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";
import { countEach, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import {
  type AskedReturns,
  EARLIER_DAYS,
  type ListedReturn,
  RETURNS_PAGE,
  type ReturnSort,
  type ReturnState,
  type ReturnView,
} from "./return-list.ts";

/** Returns the state of the return of an offer, or null when there is none. The caller knows that the offer belongs to its center. */
export async function returnStateOf(db: Db, offerId: string): Promise<ReturnState | null> {
  const row = await db.selectFrom("lead_returns").select("state").where("offer_id", "=", offerId).executeTakeFirst();
  return (row?.state as ReturnState | undefined) ?? null;
}

/** A return whose request was withdrawn in the meantime needs no decision any more. */
const RETURNS: Readonly<Record<ReturnView, RawBuilder<unknown>>> = {
  esperan: sql`
    select r.id, r.asked_at as at from lead_returns r join offers o on o.id = r.offer_id where r.state = 'asked' and o.status = 'purchased'`,
  decididas: sql`
    select r.id, r.decided_at as at from lead_returns r where r.state <> 'asked'
    union all select r.id, coalesce(o.withdrawn_at, r.asked_at) from lead_returns r join offers o on o.id = r.offer_id
    where r.state = 'asked' and o.status <> 'purchased'`,
};
const SORTED: Readonly<Record<ReturnSort, RawBuilder<unknown>>> = {
  turno: sql`f.at`,
  centro: sql`p.name_norm`,
  precio: sql`o.price_cents`,
};

/** Returns a page of returned requests. */
export function returnsPage(db: Db, asked: AskedReturns, size = RETURNS_PAGE): Promise<ListPage<ListedReturn>> {
  const { view, search, sort, descending, state } = asked;
  const where = every(
    search !== null && sql`(position(norm(${search}) in p.name_norm) > 0 or position(lower(${search}) in lower(l.number)) > 0)`,
    state !== null && sql`r.state = ${state}`,
  );
  const list = {
    columns: sql`f.id`,
    // The planner leaves out joins that a query does not use, since left joins remove no row.
    from: sql`from (${RETURNS[view]}) f left join lead_returns r on r.id = f.id left join offers o on o.id = r.offer_id
      left join leads l on l.id = o.lead_id left join provider_profiles p on p.id = o.provider_id where ${where}`,
    orders: SORTED,
    key: sql`f.id`,
    shown: {
      columns: sql`r.id, o.id as "offerId", l.id as "leadId", l.number, ${calledAs("p")} as center, p.id as "providerId",
        o.price_cents as "priceCents", r.reason, r.state, r.asked_at as "askedAt", o.purchased_at as "purchasedAt",
        r.phone_is_right as "phoneIsRight", r.decided_at as "decidedAt", r.note,
        case when r.decided_by like 'admin:%' then coalesce(nullif(trim(concat(a.first_name, ' ', a.last_name)), ''), '') end as "decidedBy",
        (select json_build_object('decided', count(*), 'upheld', count(*) filter (where x.state = 'upheld'))
           from lead_returns x join offers y on y.id = x.offer_id
           where y.provider_id = o.provider_id and x.decided_at > now() - make_interval(days => ${EARLIER_DAYS})) as earlier`,
      from: sql`from page join lead_returns r using (id) join offers o on o.id = r.offer_id join leads l on l.id = o.lead_id
        join provider_profiles p on p.id = o.provider_id left join profiles a on a.user_id = split_part(r.decided_by, ':', 2)`,
    },
  };
  const falls = sort === "turno" && view === "decididas" ? !descending : descending;
  return listPage(db, list, { ...asked, descending: falls }, size);
}

/** Counts the returns of each view. */
export const returnCounts = (db: Db): Promise<Record<ReturnView, number>> => countEach(db, RETURNS);
