import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Exclusivity } from "#domain/leads/offer.ts";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { AutomaticRule } from "./automatic.ts";

export interface AutomaticSettings {
  readonly rule: AutomaticRule;
  readonly enabled: boolean;
  /** The moment at which it stopped because of unanswered requests; null if it did not. */
  readonly stoppedAt: Date | null;
  /** The moment at which it was last switched on; null when it never was. */
  readonly enabledAt: Date | null;
}

/** The rule of a center that never chose anything. */
const USUAL_RULE: AutomaticRule = {
  criteria: NO_CRITERIA,
  exclusivity: null,
  minQuality: 50,
  maxPriceCents: 2400,
  dailyCents: 4800,
  monthlyCents: 30_000,
  stopsUnanswered: true,
};

export async function automaticSettings(db: Db | Tx, providerId: string): Promise<AutomaticSettings> {
  const row = await db.selectFrom("automatic_rules").selectAll().where("provider_id", "=", providerId).executeTakeFirst();
  if (!row) return { rule: USUAL_RULE, enabled: false, stoppedAt: null, enabledAt: null };
  const { treatments, countries, languages, age_bands: ageBands } = row;
  return {
    rule: {
      criteria: { treatments, countries, languages, ageBands, budgets: [] },
      exclusivity: row.exclusivity as Exclusivity | null,
      minQuality: row.min_quality,
      maxPriceCents: row.max_price_cents,
      dailyCents: row.daily_cents,
      monthlyCents: row.monthly_cents,
      stopsUnanswered: row.stops_unanswered,
    },
    enabled: row.enabled,
    stoppedAt: row.stopped_at,
    enabledAt: row.enabled_at,
  };
}

/**
 * Stores which requests a center has opened automatically, and switches that on or off. Switching it on again clears the reason for a
 * stop: unanswered requests are counted from zero. Returns null when this person does not manage the center.
 */
export function saveAutomaticRule(ctx: Context, member: Member, rule: AutomaticRule, enabled: boolean): Promise<true | null> {
  return asMember(ctx, member, "automatic.keep", async (tx) => {
    const before = await tx
      .selectFrom("automatic_rules")
      .select("enabled")
      .where("provider_id", "=", member.providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const { treatments, countries, languages, ageBands } = rule.criteria;
    const values = {
      ...{ treatments: [...treatments], countries: [...countries], languages: [...languages], age_bands: [...ageBands] },
      exclusivity: rule.exclusivity,
      min_quality: rule.minQuality,
      max_price_cents: rule.maxPriceCents,
      daily_cents: rule.dailyCents,
      monthly_cents: rule.monthlyCents,
      stops_unanswered: rule.stopsUnanswered,
      enabled,
      ...(enabled && !before?.enabled && { stopped_at: null, enabled_at: sql<Date>`now()` }),
      updated_at: sql<Date>`now()`,
    };
    await tx
      .insertInto("automatic_rules")
      .values({ provider_id: member.providerId, ...values })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet(values))
      .execute();
    const detail = { max: rule.maxPriceCents, daily: rule.dailyCents, monthly: rule.monthlyCents, quality: rule.minQuality };
    const action = enabled === (before?.enabled ?? false) ? "automatic.changed" : enabled ? "automatic.on" : "automatic.off";
    return { act: { action, detail }, result: true as const };
  });
}
