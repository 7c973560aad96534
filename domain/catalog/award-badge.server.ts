import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";

/** The badge, the profile that gets it, and the reason, which is logged. */
export interface Award {
  badgeId: string;
  providerId: string;
  reason: string;
}

/** Grants a badge from today. A second click changes nothing. */
export function grantBadge(ctx: Context, { badgeId, providerId, reason }: Award): Promise<{ outcome: "granted" | "had" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ listed: boolean }>`
      select p.listed from provider_profiles p, badges b where p.id = ${providerId} and b.id = ${badgeId} for no key update of p`.execute(
      tx,
    );
    if (rows.length === 0) return { outcome: "gone" };
    const granted = await tx
      .insertInto("provider_badges")
      .values({
        provider_id: providerId,
        badge_id: badgeId,
        awarded_on: sql<string>`(now() at time zone 'America/Santo_Domingo')::date`,
        reason,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("badge_id")
      .executeTakeFirst();
    if (!granted) return { outcome: "had" };
    await record(tx, {
      actor: ctx.actor,
      action: "badge.granted",
      subjectType: "provider",
      subjectId: providerId,
      detail: { badge: badgeId, reason },
    });
    return { outcome: "granted" };
  });
}

/** Removes a badge from a profile. */
export function revokeBadge(ctx: Context, { badgeId, providerId, reason }: Award): Promise<{ outcome: "revoked" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const had = await tx
      .deleteFrom("provider_badges")
      .where("badge_id", "=", badgeId)
      .where("provider_id", "=", providerId)
      .returning("awarded_on")
      .executeTakeFirst();
    if (!had) return { outcome: "gone" };
    await record(tx, {
      actor: ctx.actor,
      action: "badge.revoked",
      subjectType: "provider",
      subjectId: providerId,
      detail: { badge: badgeId, reason },
    });
    return { outcome: "revoked" };
  });
}
