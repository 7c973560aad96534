import { createHash } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";
import { documentType } from "#platform/document-type.ts";
import type { FileStore } from "#platform/files.ts";
import { CLAIM_LIMITS, domainOf, isAtDomain } from "./claim.ts";
import { readClaimToken } from "./claim-tokens.ts";

export type DocumentOutcome = "done" | "not-found" | "empty" | "too-large" | "not-a-document" | "too-many";

/** Keeps a paper for our team to read. Its bytes say what it is, whatever it is called. */
export function addClaimDocument(
  ctx: Context & { files: FileStore },
  userId: string,
  claimId: string,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<DocumentOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<DocumentOutcome> => {
    if (!(await openClaimOf(tx, userId, claimId))) return "not-found";
    if (bytes.length === 0) return "empty";
    if (bytes.length > CLAIM_LIMITS.maxBytes) return "too-large";
    const mediaType = documentType(bytes);
    if (!mediaType) return "not-a-document";
    const { kept } = await tx
      .selectFrom("claim_documents")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .where("claim_id", "=", claimId)
      .executeTakeFirstOrThrow();
    if (kept >= CLAIM_LIMITS.maxDocuments) return "too-many";
    const storedAs = `claims/${claimId}/${createHash("sha256").update(bytes).digest("hex")}`;
    await ctx.files.put(storedAs, bytes);
    const name = fileName
      .replace(/[\p{Cc}/\\]/gu, " ")
      .trim()
      .slice(-200);
    await tx
      .insertInto("claim_documents")
      .values({ claim_id: claimId, file_name: name || "documento", stored_as: storedAs, media_type: mediaType, bytes: bytes.length })
      .execute();
    await record(tx, { actor: ctx.actor, action: "claim.document-added", subjectType: "claim", subjectId: claimId });
    return "done";
  });
}

export type MailboxOutcome = "sent" | "not-found" | "other-domain" | "sent-before";

/** Mails a link to a mailbox at the profile's own domain. Each mailbox gets one mail for a claim. */
export function askMailbox(ctx: Context, userId: string, claimId: string, email: string): Promise<MailboxOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<MailboxOutcome> => {
    const claim = await openClaimOf(tx, userId, claimId);
    if (!claim) return "not-found";
    const domain = domainOf(claim.website);
    if (!domain || !isAtDomain(email, domain)) return "other-domain";
    if (claim.proof_email !== null) return "sent-before";
    await tx.updateTable("profile_claims").set({ proof_email: email.toLowerCase() }).where("id", "=", claimId).execute();
    await queueMail(ctx, tx, { effectKey: `claim-mailbox:${claimId}`, template: "claim-mailbox", claimId });
    await record(tx, { actor: ctx.actor, action: "claim.mailbox-asked", subjectType: "claim", subjectId: claimId });
    return "sent";
  });
}

/** Whoever reads that mailbox confirms it. Returns false for a link that is worth nothing any more. */
export function proveMailbox(ctx: Context, token: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const claimId = readClaimToken(ctx.keys, token, await databaseTime(tx));
    if (!claimId) return false;
    const proven = await tx
      .updateTable("profile_claims")
      .set({ email_proven_at: sql`coalesce(email_proven_at, now())` })
      .where("id", "=", claimId)
      .where("proof_email", "is not", null)
      .where("status", "=", "open")
      .returning("id")
      .executeTakeFirst();
    if (proven) await record(tx, { actor: ctx.actor, action: "claim.mailbox-proven", subjectType: "claim", subjectId: proven.id });
    return proven !== undefined;
  });
}

/** Returns an open claim of this person and holds it. */
async function openClaimOf(tx: Tx, userId: string, claimId: string) {
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
