import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { CLAIM_LIMITS } from "./claim.ts";

/** `not-found`: no public profile has this id. `own`: the person already manages it. */
export type OpenOutcome = { outcome: "opened" | "open-before"; id: string } | { outcome: "not-found" | "own" | "too-many" };

/** Stores that somebody asks to manage a public profile. Asking again returns the open claim. */
export function openClaim(ctx: Context, userId: string, providerId: string, message: string): Promise<OpenOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<OpenOutcome> => {
    if (!isRowId(providerId)) return { outcome: "not-found" };
    // Claims of one person run one after the other, so that their number is counted correctly.
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const profile = await tx
      .selectFrom("provider_profiles")
      .select("id")
      .where("id", "=", providerId)
      .where("listed", "=", true)
      .executeTakeFirst();
    if (!profile) return { outcome: "not-found" };
    const own = await tx
      .selectFrom("provider_accounts")
      .select("role")
      .where("user_id", "=", userId)
      .where("provider_id", "=", providerId)
      .executeTakeFirst();
    if (own) return { outcome: "own" };
    const open = await tx
      .selectFrom("profile_claims")
      .select(["id", "provider_id"])
      .where("user_id", "=", userId)
      .where("status", "=", "open")
      .execute();
    const before = open.find(({ provider_id }) => provider_id === providerId);
    if (before) return { outcome: "open-before", id: before.id };
    if (open.length >= CLAIM_LIMITS.maxOpen) return { outcome: "too-many" };
    const id = randomUUID();
    await tx.insertInto("profile_claims").values({ id, provider_id: providerId, user_id: userId, message }).execute();
    await record(tx, { actor: ctx.actor, action: "claim.opened", subjectType: "claim", subjectId: id, detail: { provider: providerId } });
    return { outcome: "opened", id };
  });
}
