import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { needsSecond } from "#domain/credits/credit.ts";
import { otherSigners, tellSigners } from "#domain/credits/signers.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { payBack } from "./pay-back.server.ts";
import { refundedAloneSince } from "./refund-queries.server.ts";

/**
 * `waits`: a second person has to sign. `waiting`: it was asked for already. `nobody-signs`: there is no second person who may.
 * `insufficient`: the center has spent part of it. `closed`: it is not paid, or was refunded before.
 */
export type RefundOutcome = "done" | "waits" | "waiting" | "nobody-signs" | "insufficient" | "closed" | "not-found";

/**
 * Records that an administrator refunded a whole top-up, by the bank or the gateway; or asks a second person to sign where it goes beyond
 * what one may pay back to a center alone.
 */
export async function refundTopUp(
  ctx: Pick<Context, "db" | "jobs" | "publicUrl">,
  { topUpId, reason, by }: { readonly topUpId: string; readonly reason: string; readonly by: string },
): Promise<RefundOutcome> {
  if (!isRowId(topUpId)) return "not-found";
  return ctx.db.transaction().execute(async (tx): Promise<RefundOutcome> => {
    // One at a time for a center, so that two people together pay back no more than one may.
    await tx
      .selectFrom("provider_profiles")
      .select("id")
      .where("id", "=", (eb) => eb.selectFrom("top_ups").select("provider_id").where("id", "=", topUpId))
      .forNoKeyUpdate()
      .executeTakeFirst();
    const topUp = await tx.selectFrom("top_ups").selectAll().where("id", "=", topUpId).forNoKeyUpdate().executeTakeFirst();
    if (!topUp) return "not-found";
    if (topUp.status !== "paid") return "closed";
    const { provider_id: providerId, net_cents: netCents } = topUp;
    const totalCents = netCents + topUp.tax_cents;
    const open = await tx
      .selectFrom("top_up_refunds")
      .select("id")
      .where("top_up_id", "=", topUpId)
      .where("state", "=", "asked")
      .executeTakeFirst();
    if (open) return "waiting";
    if ((await balanceOf(tx, providerId)) < netCents) return "insufficient";
    const second = needsSecond(totalCents, await refundedAloneSince(tx, providerId));
    if (second && (await otherSigners(tx, by)).length === 0) return "nobody-signs";
    const actor: Person = `admin:${by}`;
    if (!second) {
      if ((await payBack(tx, topUp, reason, actor)) === "insufficient") return "insufficient";
    }
    const { id } = await tx
      .insertInto("top_up_refunds")
      .values({
        ...{ top_up_id: topUpId, provider_id: providerId, total_cents: totalCents, reason, asked_by: by },
        state: second ? "asked" : "done",
        decided_at: second ? null : sql<Date>`now()`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!second) return "done";
    await record(tx, { actor, action: "top_up.refund-asked", subjectType: "top_up", subjectId: topUpId, detail: { netCents, reason } });
    await tellSigners(ctx, tx, { template: "refund-waits", id, by });
    return "waits";
  });
}
