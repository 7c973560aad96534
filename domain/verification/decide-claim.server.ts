import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { markClaimed } from "#domain/providers/mark-claimed.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { giveOwnership } from "#domain/team/give-ownership.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export type Decision = { approve: true } | { approve: false; reason: string };

/** `no-proof`: nothing shows that the person belongs there, so the claim cannot be approved. */
export type DecideOutcome = "done" | "not-found" | "no-proof";

/** Gives the profile to the person, and ends the claims of others; or refuses with a reason. Of two decisions one counts. */
export function decideClaim(db: Db, claimId: string, decision: Decision, actor: Actor): Promise<DecideOutcome> {
  return db.transaction().execute(async (tx): Promise<DecideOutcome> => {
    const open = isRowId(claimId) ? await holdOpenClaimsBeside(tx, claimId) : [];
    const claim = open.find(({ id }) => id === claimId);
    if (!claim) return "not-found";
    if (!decision.approve) {
      await decide(tx, claimId, decision.reason, actor);
      return "done";
    }
    const paper = await tx.selectFrom("claim_documents").select("id").where("claim_id", "=", claimId).limit(1).executeTakeFirst();
    if (!claim.email_proven_at && !claim.phone_proven_at && !paper) return "no-proof";
    await decide(tx, claimId, null, actor);
    await giveOwnership(tx, claim.user_id, claim.provider_id);
    await markClaimed(tx, claim.provider_id);
    for (const { id } of open) if (id !== claimId) await decide(tx, id, "El perfil se entregó a otra persona.", actor);
    return "done";
  });
}

/** Locks all open claims of the profile, including this one: approving one refuses all others, and two might be approved at once. */
function holdOpenClaimsBeside(tx: Tx, claimId: string) {
  return tx
    .selectFrom("profile_claims")
    .selectAll()
    .where("provider_id", "=", ({ selectFrom }) =>
      selectFrom("profile_claims as asked").select("provider_id").where("asked.id", "=", claimId),
    )
    .where("status", "=", "open")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Records that our team called the number that was on the profile before the claim, and was told that the claim is right. */
export function provePhone(db: Db, claimId: string, actor: Actor): Promise<"done" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "not-found"> => {
    const row = isRowId(claimId)
      ? await tx
          .updateTable("profile_claims")
          .set({ phone_proven_at: sql`now()` })
          .where("id", "=", claimId)
          .where("status", "=", "open")
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (!row) return "not-found";
    await record(tx, { actor, action: "claim.phone-proven", subjectType: "claim", subjectId: claimId });
    return "done";
  });
}

/** Decides a claim. `reason` is null for an approval. */
async function decide(tx: Tx, id: string, reason: string | null, actor: Actor): Promise<void> {
  const status = reason === null ? "approved" : "rejected";
  const { user_id, provider_id } = await tx
    .updateTable("profile_claims")
    .set({ status, decision_reason: reason, decided_at: sql`now()`, decided_by: actor })
    .where("id", "=", id)
    .returning(["user_id", "provider_id"])
    .executeTakeFirstOrThrow();
  await record(tx, {
    actor,
    action: `claim.${status}`,
    subjectType: "claim",
    subjectId: id,
    detail: { before: "open", after: status, provider: provider_id },
  });
  const said =
    reason === null ? ({ kind: "claim-approved", facts: {} } as const) : ({ kind: "claim-rejected", facts: { reason } } as const);
  await leaveNotice(tx, { user: user_id }, { ...said, effectKey: `claim:${id}`, providerId: provider_id, path: `/claims/${id}` });
}
