import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { setDailyCap } from "#domain/providers/set-daily-cap.server.ts";
import { type Criteria, NO_CRITERIA } from "#domain/routing/criteria.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Which requests a center takes, how many a day at most, and whether it takes any at the moment. */
export interface Preferences {
  readonly criteria: Criteria;
  readonly dailyCap: number | null;
  readonly paused: boolean;
  /** The last day of the pause; null until somebody ends it. */
  readonly pausedUntil: string | null;
}

/** Returns a center's criteria with the moment of the last change; null when it never set any. */
export async function criteriaOf(db: Db | Tx, providerId: string): Promise<{ criteria: Criteria; updatedAt: Date | null }> {
  const row = await db.selectFrom("offer_criteria").selectAll().where("provider_id", "=", providerId).executeTakeFirst();
  if (!row) return { criteria: NO_CRITERIA, updatedAt: null };
  const { treatments, countries, languages, age_bands: ageBands, budgets, updated_at: updatedAt } = row;
  return { criteria: { treatments, countries, languages, ageBands, budgets }, updatedAt };
}

export async function preferencesOf(db: Db, providerId: string): Promise<Preferences> {
  const [{ criteria }, row] = await Promise.all([
    criteriaOf(db, providerId),
    db
      .selectFrom("provider_profiles as p")
      .leftJoin("offer_criteria as c", "c.provider_id", "p.id")
      .select(["p.daily_lead_cap as dailyCap", "c.paused", sql<string | null>`c.paused_until::text`.as("pausedUntil")])
      .where("p.id", "=", providerId)
      .executeTakeFirstOrThrow(),
  ]);
  return { criteria, dailyCap: row.dailyCap, paused: row.paused ?? false, pausedUntil: row.pausedUntil };
}

/** Stores which requests a center takes from now on. Its existing offers stay. Returns null when this person does not manage the center. */
export function savePreferences(
  ctx: Context,
  member: Member,
  { criteria, dailyCap, paused, pausedUntil }: Preferences,
): Promise<true | null> {
  return asMember(ctx, member, "automatic.keep", async (tx) => {
    const { treatments, countries, languages, ageBands, budgets } = criteria;
    const values = {
      ...{ treatments: [...treatments], countries: [...countries], languages: [...languages] },
      ...{ age_bands: [...ageBands], budgets: [...budgets], paused, paused_until: paused ? pausedUntil : null },
      updated_at: sql<Date>`now()`,
    };
    await tx
      .insertInto("offer_criteria")
      .values({ provider_id: member.providerId, ...values })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet(values))
      .execute();
    await setDailyCap(tx, member.providerId, dailyCap);
    const detail = { paused, dailyCap, treatments, countries, languages, ageBands, budgets };
    return { act: { action: "offers.preferences-changed", detail }, result: true as const };
  });
}
