import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { latestConsent } from "#domain/leads/contact-consent.server.ts";
import { RECEIVING } from "#domain/leads/lead-consents.ts";
import { readOfferToken } from "#domain/leads/lead-tokens.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";

export interface WithdrawnOffer {
  number: string;
  center: string;
  /** The patient withdrew the permission, closed the request, or erased everything; or we erased it because of its age. */
  because: "consent" | "closed" | "erased" | "old";
  withdrawnAt: Date;
  acknowledgedAt: Date | null;
  madeAt: Date;
  to: string | null;
}

/** Returns what a center is told about a request that it may no longer see, or null while it may. */
export async function withdrawnOffer({ db }: Pick<Context, "db">, offerId: string): Promise<WithdrawnOffer | null> {
  const { rows } = await sql<WithdrawnOffer>`
    select l.number, ${calledAs("p")} as center, o.withdrawn_at as "withdrawnAt", o.acknowledged_at as "acknowledgedAt", o.made_at as "madeAt",
      p.email as to,
      case when o.withdrawn_by = 'age' then 'old' when l.sealed is null then 'erased'
        when l.status = 'closed' and ${latestConsent(RECEIVING)} then 'closed' else 'consent' end as because
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    where o.id = ${offerId}::uuid and o.status = 'withdrawn' and o.withdrawn_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Returns what the link in a center's mail shows about a withdrawn request. */
export async function withdrawalForCenter(ctx: Pick<Context, "db" | "keys">, token: string): Promise<WithdrawnOffer | null> {
  const offerId = readOfferToken(ctx.keys, token, await databaseTime(ctx.db));
  return offerId === null ? null : withdrawnOffer(ctx, offerId);
}

/** Records once that the center has read, by the link of its mail, that a request was withdrawn. The patient sees the moment. */
export function acknowledgeByLink(ctx: Context, token: string): Promise<{ outcome: "acknowledged" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = await databaseTime(tx);
    const offerId = readOfferToken(ctx.keys, token, now);
    if (offerId === null) return { outcome: "gone" };
    const { rows } = await sql<{ leadId: string; before: Date | null }>`
      select lead_id as "leadId", acknowledged_at as before from offers
      where id = ${offerId}::uuid and status = 'withdrawn' and withdrawn_at is not null for no key update`.execute(tx);
    if (!rows[0]) return { outcome: "gone" };
    if (rows[0].before) return { outcome: "acknowledged" };
    await tx.updateTable("offers").set({ acknowledged_at: now }).where("id", "=", offerId).execute();
    const detail = { lead: rows[0].leadId };
    await record(tx, { actor: "link:offer", action: "offer.withdrawal-acknowledged", subjectType: "offer", subjectId: offerId, detail });
    return { outcome: "acknowledged" };
  });
}
