import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import { leaveOfCenter } from "./leave-of-center.ts";
import { lockedOffer } from "./locked-offer.server.ts";
import { type QuoteDraft, sealDraft } from "./sealed-quote.server.ts";

/** Stores a center's draft of a quote for a request that it opened. The last one saved counts. */
export function saveQuoteDraft(
  ctx: Context,
  { userId, providerId }: Member,
  requestId: string,
  typed: QuoteDraft["typed"],
): Promise<"saved" | "not-found"> {
  return ctx.db.transaction().execute(async (tx): Promise<"saved" | "not-found"> => {
    const offer = await lockedOffer(tx, requestId);
    if (!offer || !(await mayIn(tx, { userId, providerId }, "requests.answer"))) return "not-found";
    const leave = leaveOfCenter(providerId, offer);
    const key = leave && (await keyOf(ctx.keys, tx, leave));
    if (!leave || !key) return "not-found";
    const sealed = sealDraft(leave.id, key, providerId, typed);
    await tx
      .insertInto("quote_drafts")
      .values({ lead_id: leave.id, provider_id: providerId, sealed, saved_by: userId })
      .onConflict((conflict) =>
        conflict.columns(["lead_id", "provider_id"]).doUpdateSet({ sealed, saved_by: userId, saved_at: sql`now()` }),
      )
      .execute();
    await record(tx, {
      actor: `provider:${userId}`,
      action: "quote.draft-saved",
      subjectType: "offer",
      subjectId: offer.id,
      detail: { lead: leave.id, provider: providerId },
    });
    return "saved";
  });
}
