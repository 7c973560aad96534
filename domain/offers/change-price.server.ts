import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { PriceTier } from "#domain/leads/lead.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";
import type { Db } from "#platform/db/db.ts";

export interface PriceToChange {
  tier: PriceTier;
  exclusivity: Exclusivity;
  /** The price on the screen, so that nobody overwrites a price that they have not seen. */
  beforeCents: number;
  afterCents: number;
  reason: string;
}

/** Changes the price of opening a request from now on. Earlier offers keep their price. */
export function changePrice(
  ctx: Context,
  userId: string,
  { tier, exclusivity, beforeCents, afterCents, reason }: PriceToChange,
): Promise<{ outcome: "done" | "changed" | "same" }> {
  return ctx.db.transaction().execute(async (tx) => {
    if (beforeCents === afterCents) return { outcome: "same" };
    const changed = await tx
      .updateTable("lead_prices")
      .set({ amount_cents: afterCents })
      .where("price_tier", "=", tier)
      .where("exclusivity", "=", exclusivity)
      .where("amount_cents", "=", beforeCents)
      .returning("price_tier")
      .executeTakeFirst();
    if (!changed) return { outcome: "changed" };
    await tx
      .insertInto("lead_price_changes")
      .values({ price_tier: tier, exclusivity, before_cents: beforeCents, after_cents: afterCents, reason, changed_by: userId })
      .execute();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "price.changed",
      subjectType: "price",
      subjectId: `${tier}:${exclusivity}`,
      detail: { before: beforeCents, after: afterCents, reason },
    });
    return { outcome: "done" };
  });
}

export interface PriceChange {
  id: number;
  tier: PriceTier;
  exclusivity: Exclusivity;
  beforeCents: number;
  afterCents: number;
  reason: string;
  by: string | null;
  at: Date;
}

const MAX_CHANGES = 50;

/** Returns the former prices, the newest change first. */
export async function priceChanges(db: Db): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom("lead_price_changes as c")
    .leftJoin("profiles as p", "p.user_id", "c.changed_by")
    .selectAll("c")
    .select("p.first_name as by")
    .orderBy("c.id", "desc")
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tier: row.price_tier as PriceTier,
    exclusivity: row.exclusivity as Exclusivity,
    beforeCents: row.before_cents,
    afterCents: row.after_cents,
    reason: row.reason,
    by: row.by,
    at: row.at,
  }));
}
