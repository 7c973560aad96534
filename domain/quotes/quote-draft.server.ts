import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { OpenLeave } from "#domain/leads/lead-access.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { roleIn } from "#domain/team/places.server.ts";
import { keyOf, seal } from "#domain/vault/subject-keys.server.ts";
import { unsealEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { leaveOfCenter } from "./leave-of-center.ts";
import { lockedOffer } from "./locked-offer.server.ts";

/** What stood in the fields of the form, right or wrong, by their names. */
export interface QuoteDraft {
  readonly typed: Readonly<Record<string, string>>;
  readonly savedAt: Date;
}

const fieldOf = (providerId: string) => `quote-draft:${providerId}`;

/** Keeps what a center has written so far of a quote for a request that it opened; the last word counts. */
export function saveQuoteDraft(
  ctx: Context,
  { userId, providerId }: Member,
  requestId: string,
  typed: QuoteDraft["typed"],
): Promise<"saved" | "not-found"> {
  return ctx.db.transaction().execute(async (tx): Promise<"saved" | "not-found"> => {
    const offer = await lockedOffer(tx, requestId);
    if (!offer || !(await roleIn(tx, userId, providerId))) return "not-found";
    const leave = leaveOfCenter(providerId, offer);
    const key = leave && (await keyOf(ctx.keys, tx, leave));
    if (!leave || !key) return "not-found";
    const sealed = seal({ kind: "lead", id: leave.id, key }, fieldOf(providerId), typed);
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

/** Returns a center's draft, or null when it has none, or no leave to open the request. */
export async function quoteDraft(keys: Keys, db: Db | Tx, leave: OpenLeave | null, providerId: string): Promise<QuoteDraft | null> {
  if (!leave) return null;
  const row = await db
    .selectFrom("quote_drafts")
    .select(["sealed", "saved_at as savedAt"])
    .where("lead_id", "=", leave.id)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  if (!row) return null;
  const [typed] = await unsealEach<QuoteDraft["typed"]>(keys, db, leave, [{ field: fieldOf(providerId), sealed: row.sealed }]);
  return typed ? { typed, savedAt: row.savedAt } : null;
}
