import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import { lockLead } from "#domain/leads/lock-lead.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type AutomaticReason, MAX_UNANSWERED, MONTH_DAYS, type Spent, weighOffer } from "./automatic.ts";
import { automaticSettings } from "./automatic-rule.server.ts";
import { lockOffer } from "./lock-offer.server.ts";
import { settlePurchase } from "./purchase-lead.server.ts";

export type WeighOutcome = { outcome: "decided"; reason: AutomaticReason } | { outcome: "off" | "done-before" | "gone" };

/**
 * Opens an offer for a center with automatic purchase if it meets the rule, by the same purchase as a click, and stores the reason.
 * Locks the center, so that its offers are weighed one after the other and no limit is exceeded.
 */
export function buyAutomatically(ctx: Context, offerId: string): Promise<WeighOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<WeighOutcome> => {
    const found = isRowId(offerId) ? await requestOf(tx, offerId) : undefined;
    const lead = found && (await lockLead(ctx, tx, leaveToOpen({ kind: "system", purpose: "automatic-purchase" }, found.id)));
    const offer = lead && (await lockOffer(tx, offerId));
    if (!found || !offer) return { outcome: "gone" };
    const { providerId } = offer;
    if (!(await holdRule(tx, providerId))) return { outcome: "off" };
    const before = await tx.selectFrom("automatic_purchases").select("reason").where("offer_id", "=", offerId).executeTakeFirst();
    if (before) return { outcome: "done-before" };
    const { rule, enabledAt } = await automaticSettings(tx, providerId);
    const { priceCents, exclusivity } = offer;
    const serviceId = lead.serviceFilters ? lead.serviceId : null;
    const toWeigh = { ...lead, serviceId, priceCents, exclusivity, quality: found.quality ?? 0, asksFirst: found.asksFirst };
    const weighed = offer.status === "open" ? weighOffer(rule, toWeigh, await spentBy(tx, providerId, enabledAt)) : "opened-before";
    const reason = weighed === "meets-all" ? await open(ctx, tx, offer) : weighed;
    await tx
      .insertInto("automatic_purchases")
      .values({ offer_id: offerId, provider_id: providerId, bought: reason === "meets-all", reason })
      .execute();
    return { outcome: "decided", reason };
  });
}

const requestOf = (tx: Tx, offerId: string) =>
  tx
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .select(["l.id", "l.quality_score as quality", "l.ask_first as asksFirst"])
    .where("o.id", "=", offerId)
    .executeTakeFirst();

/** Locks the center, before its wallet as a click does, and returns whether it has automatic purchase. */
async function holdRule(tx: Tx, providerId: string): Promise<boolean> {
  await sql`select from provider_profiles where id = ${providerId} for no key update`.execute(tx);
  return (await automaticSettings(tx, providerId)).enabled;
}

/** Buys the offer, and tells the center's people at once what that spent. */
async function open(ctx: Context, tx: Tx, offer: Parameters<typeof settlePurchase>[2]): Promise<AutomaticReason> {
  const { id, providerId } = offer;
  const before = await balanceOf(tx, providerId);
  const { outcome } = await settlePurchase(ctx, tx, offer, "worker");
  if (outcome === "purchased") {
    const balanceCents = await balanceOf(tx, providerId);
    const said = { kind: "automatic-bought", facts: { spentCents: before - balanceCents, balanceCents } } as const;
    const about = { effectKey: `automatic-bought:${id}`, providerId, path: `/dashboard/provider/solicitudes/${id}` };
    await leaveNotice(tx, { team: providerId }, { ...said, ...about });
    return "meets-all";
  }
  return outcome === "insufficient" ? "balance-short" : "opened-before";
}

/** Returns what it spent, by the database's clock and the center's calendar. Refunded purchases do not count. */
export async function spentBy(tx: Db | Tx, providerId: string, enabledAt: Date | null): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select
      coalesce(sum(o.price_cents) filter (where a.at >= date_trunc('day', now() at time zone p.time_zone) at time zone p.time_zone), 0)::int
        as "todayCents",
      coalesce(sum(o.price_cents), 0)::int as "monthCents",
      count(*) filter (where ${isUnanswered(enabledAt)}) as unanswered
    from automatic_purchases a join offers o on o.id = a.offer_id join provider_profiles p on p.id = a.provider_id
    where a.provider_id = ${providerId} and a.bought and o.status = 'purchased' and a.at > now() - make_interval(days => ${MONTH_DAYS})`.execute(
    tx,
  );
  return rows[0]!;
}

const isUnanswered = (since: Date | null) =>
  sql<boolean>`o.status = 'purchased' and o.answered_at is null and o.answer_by < now() and a.at >= coalesce(${since}::timestamptz, '-infinity')`;

/** Stops automatic purchase for each center that left too many of its requests unanswered, and tells its people. */
export async function stopUnanswered(ctx: Pick<Context, "db">): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ provider: string; unanswered: number; enabledAt: Date }>`
      update automatic_rules r set enabled = false, stopped_at = now() from (
        select a.provider_id, count(*) as unanswered from automatic_purchases a join offers o on o.id = a.offer_id
          join automatic_rules x on x.provider_id = a.provider_id
        where a.bought and o.status = 'purchased' and o.answered_at is null and o.answer_by < now() and a.at >= x.enabled_at
        group by a.provider_id having count(*) >= ${MAX_UNANSWERED}
      ) as late
      where r.provider_id = late.provider_id and r.enabled and r.stops_unanswered
      returning r.provider_id as provider, late.unanswered, r.enabled_at as "enabledAt"`.execute(tx);
    for (const { provider, unanswered, enabledAt } of rows) {
      await record(tx, {
        actor: "worker",
        action: "automatic.stopped",
        subjectType: "provider",
        subjectId: provider,
        detail: { unanswered },
      });
      const effectKey = `automatic-stopped:${provider}:${enabledAt.getTime()}`;
      const path = "/dashboard/provider/billetera/automatica";
      const notice = { kind: "automatic-stopped", facts: { unanswered }, effectKey, providerId: provider, path } as const;
      await leaveNotice(tx, { team: provider }, notice);
    }
  });
}
