import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { setStatus } from "#domain/providers/set-status.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { OPEN_DECISIONS, type ProviderType } from "./checklist.ts";
import { checksOf } from "./profile-checks.server.ts";

export type ProfileDecision =
  | { readonly decision: "published" | "verified" | "renewed"; readonly reason?: undefined }
  | { readonly decision: "returned" | "suspended"; readonly reason: string };

/** `changed`: the profile is not the one that was opened. `missing`: something required was not found to match. */
export type DecideOutcome = "done" | "changed" | "missing" | "not-found";

const PATH = "/dashboard/provider";

/** Decides on a profile as it was opened at `version`, and tells its people. Of two decisions one counts. */
export function decideProfile(
  db: Db,
  { providerId, version, ...decided }: { providerId: string; version: string } & ProfileDecision,
  actor: Actor,
): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    if (!isRowId(providerId)) return "not-found";
    const profile = await tx
      .selectFrom("provider_profiles")
      .select(["provider_type as type", "verification_status as status", "submitted_at", sql<string>`updated_at::text`.as("version")])
      .where("id", "=", providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!profile) return "not-found";
    const status = profile.status as keyof typeof OPEN_DECISIONS;
    const { decision, reason } = decided;
    if (profile.version !== version || !OPEN_DECISIONS[status].includes(decision)) return "changed";
    if (reason === undefined) {
      const { missing } = await checksOf(tx, providerId, profile.type as ProviderType);
      if (missing[decision === "published" ? "publish" : "verify"].length > 0) return "missing";
    }
    const next = reason === undefined ? (decision === "published" ? "published" : "verified") : "returned";
    await setStatus(tx, providerId, next === "returned" ? { status: next, reason: reason! } : { status: next });
    const { id } = await tx
      .insertInto("profile_decisions")
      .values({
        provider_id: providerId,
        decision,
        reason: reason ?? null,
        waited_since: status === "pending" ? profile.submitted_at : null,
        decided_by: actor,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { before: status, after: next, decision: String(id) };
    await record(tx, { actor, action: `provider.${decision}`, subjectType: "provider", subjectId: providerId, detail });
    if (decision !== "renewed") {
      const facts = { decision, reason: reason ?? null };
      await leaveNotice(
        tx,
        { team: providerId },
        { kind: "profile-decided", facts, effectKey: `profile-decided:${id}`, providerId, path: PATH },
      );
    }
    return "done";
  });
}
