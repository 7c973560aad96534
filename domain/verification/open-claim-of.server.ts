import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";

/** Locks and returns an open claim of this person. */
export async function openClaimOf(tx: Tx, userId: string, claimId: string) {
  if (!isRowId(claimId)) return null;
  const claim = await tx
    .selectFrom("profile_claims")
    .select(["id", "provider_id", "proof_email"])
    .where("id", "=", claimId)
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  if (!claim) return null;
  const { website } = await tx
    .selectFrom("provider_profiles")
    .select("website")
    .where("id", "=", claim.provider_id)
    .executeTakeFirstOrThrow();
  return { ...claim, website };
}
