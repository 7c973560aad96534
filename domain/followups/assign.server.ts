import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { type Member, mayDo } from "#domain/team/as-member.server.ts";
import { addStep } from "./change-state.server.ts";
import { heldOffer } from "./held-offer.server.ts";

/** `stranger`: the chosen person is not in the center's team, or their role sees no requests. */
export type AssignOutcome = { outcome: "done" | "closed" | "stranger" | "not-found" };

/** Gives a request to somebody of the center's team, or to nobody. */
export function assign(
  ctx: Pick<Context, "db">,
  member: Member,
  { offerId, to }: { offerId: string; to: string | null },
): Promise<AssignOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<AssignOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" };
    if (offer.status !== "purchased" && offer.status !== "open") return { outcome: "closed" };
    if (to !== null && !(await mayDo(tx, { userId: to, providerId: member.providerId }, "requests.see"))) return { outcome: "stranger" };
    await tx
      .insertInto("followups")
      .values({ offer_id: offerId, provider_id: member.providerId, assigned_to: to })
      .onConflict((conflict) => conflict.column("offer_id").doUpdateSet({ assigned_to: to, updated_at: sql`now()` }))
      .execute();
    await addStep(tx, offer, "assigned", `provider:${member.userId}`, to);
    return { outcome: "done" };
  });
}
