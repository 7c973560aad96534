import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { markClaimed } from "#domain/providers/mark-claimed.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { giveOwnership } from "#domain/team/give-ownership.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Named } from "./look-alike.ts";
import { type Unproven, unprovenName } from "./read-words.ts";

/** What was read on a paper of the claim, where a paper is its only proof. */
export interface ClaimRead {
  readonly center: string;
  readonly person: string;
  /** Whether they say that names with a small difference are the same. */
  readonly sameName: boolean;
}
export type Decision = { approve: true; read?: ClaimRead } | { approve: false; reason: string };

/**
 * `no-proof`: nothing shows that the person belongs there, so the claim cannot be approved. Where papers are the only proof: `unopened`,
 * nobody who approves has opened one; or what was read of the center or the person proves nothing.
 */
export type DecideOutcome = "done" | "not-found" | "no-proof" | "unopened" | { readonly [Of in "center" | "person"]?: Unproven };

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
    if (!claim.email_proven_at && !claim.phone_proven_at) {
      const unproven = await unprovenByPaper(tx, claim, decision.read, actor);
      if (unproven) return unproven;
    }
    await decide(tx, claimId, null, actor);
    await giveOwnership(tx, claim.user_id, claim.provider_id);
    await markClaimed(tx, claim.provider_id);
    for (const { id } of open) if (id !== claimId) await decide(tx, id, "El perfil se entregó a otra persona.", actor);
    return "done";
  });
}

/** Returns why the papers of a claim do not prove it for this person, or null. */
async function unprovenByPaper(
  tx: Tx,
  claim: { readonly id: string; readonly user_id: string; readonly provider_id: string },
  read: ClaimRead | undefined,
  actor: Actor,
): Promise<Exclude<DecideOutcome, "done" | "not-found"> | null> {
  const paper = await tx.selectFrom("claim_documents").select("id").where("claim_id", "=", claim.id).limit(1).executeTakeFirst();
  if (!paper) return "no-proof";
  if ((await openedClaimPapers(tx, actor, claim.id)).length === 0) return "unopened";
  const { rows } = await sql<Named & { person: string | null }>`
    select p.name, p.provider_type as type, p.city,
      nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), '') as person
    from provider_profiles p, profiles u where p.id = ${claim.provider_id}::uuid and u.user_id = ${claim.user_id}`.execute(tx);
  const { person, ...named } = rows[0]!;
  const { center: typedCenter, person: typedPerson, sameName } = read ?? { center: "", person: "", sameName: false };
  const center = unprovenName(typedCenter, named, sameName);
  // A paper proves nobody whose account has no name.
  const who = person === null ? "unlike" : unprovenName(typedPerson, { name: person, type: "specialist", city: null }, sameName);
  return center || who ? { ...(center && { center }), ...(who && { person: who }) } : null;
}

/** Returns which papers of a claim somebody of our team has opened themselves. */
export async function openedClaimPapers(db: Db | Tx, actor: Actor, claimId: string): Promise<string[]> {
  const lines = db.selectFrom("audit_log").select(sql<string>`detail ->> 'document'`.as("document")).distinct();
  const read = lines.where("subject_type", "=", "claim").where("subject_id", "=", claimId).where("actor", "=", actor);
  return (await read.where("action", "=", "claim.document-read").execute()).map(({ document }) => document);
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
