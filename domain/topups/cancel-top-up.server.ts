import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { CANCELABLE } from "./top-up.ts";

/**
 * Takes back a top-up that its center did not pay. Money that comes all the same still counts: a gateway's report books it, and our team
 * may confirm the transfer. `closed`: it is paid, or somebody looks at its payment. Returns null to a stranger.
 */
export function cancelTopUp(ctx: Pick<Context, "db">, member: Member, topUpId: string): Promise<"canceled" | "closed" | null> {
  return asMember(ctx, member, "wallet.keep", async (tx) => {
    const canceled = isRowId(topUpId)
      ? await tx
          .updateTable("top_ups")
          .set({ status: "canceled", decided_at: sql`now()`, decided_by: `provider:${member.userId}`, refusal_reason: null })
          .where("id", "=", topUpId)
          .where("provider_id", "=", member.providerId)
          .where("status", "in", CANCELABLE)
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (!canceled) return { act: null, result: "closed" };
    return { act: { action: "top_up.canceled", detail: { topUp: topUpId } }, result: "canceled" };
  });
}
