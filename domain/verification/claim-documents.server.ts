import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { keepSealedFile, readSealedFile } from "#domain/vault/sealed-files.server.ts";
import { cleanDocument, type DocumentFailure } from "#platform/clean-document.ts";
import { fileNameOf } from "#platform/file-name.ts";
import type { FileStore } from "#platform/files.ts";
import { CLAIM_FOLDER, CLAIM_LIMITS } from "./claim.ts";
import { type ClaimReader, leaveToRead } from "./claim-access.ts";
import { openClaimOf } from "./open-claim-of.server.ts";

type Papers = Context & { readonly files: FileStore };

export type ClaimDocumentRefusal = DocumentFailure | { readonly reason: "too-many" };

/** Seals and stores a paper for our team to read. */
export async function addClaimDocument(
  ctx: Papers,
  userId: string,
  claimId: string,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<ClaimDocumentRefusal | "done" | "not-found"> {
  const clean = await cleanDocument(bytes, CLAIM_LIMITS.maxBytes);
  return ctx.db.transaction().execute(async (tx): Promise<ClaimDocumentRefusal | "done" | "not-found"> => {
    if (!(await openClaimOf(tx, userId, claimId))) return "not-found";
    if ("reason" in clean) return clean;
    const { kept } = await tx
      .selectFrom("claim_documents")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .where("claim_id", "=", claimId)
      .executeTakeFirstOrThrow();
    if (kept >= CLAIM_LIMITS.maxDocuments) return { reason: "too-many" };
    const folder = `${CLAIM_FOLDER}/${claimId}`;
    const { id, storedAs } = await keepSealedFile(ctx, tx, { kind: "claim-document", folder, bytes: clean.bytes });
    await tx
      .insertInto("claim_documents")
      .values({
        id,
        claim_id: claimId,
        file_name: fileNameOf(clean.mediaType, fileName, "documento"),
        stored_as: storedAs,
        media_type: clean.mediaType,
        bytes: clean.bytes.length,
      })
      .execute();
    await record(tx, {
      actor: ctx.actor,
      action: "claim.document-added",
      subjectType: "claim",
      subjectId: claimId,
      detail: { document: id },
    });
    return "done";
  });
}

/** Deletes a paper and its key for good, while the claim is open. */
export async function removeClaimDocument(ctx: Papers, userId: string, claimId: string, documentId: string): Promise<"done" | "not-found"> {
  const storedAs = await ctx.db.transaction().execute(async (tx) => {
    if (!isRowId(documentId) || !(await openClaimOf(tx, userId, claimId))) return null;
    const row = await tx
      .deleteFrom("claim_documents")
      .where("id", "=", documentId)
      .where("claim_id", "=", claimId)
      .returning("stored_as")
      .executeTakeFirst();
    if (!row) return null;
    const detail = { document: documentId };
    await record(tx, { actor: ctx.actor, action: "claim.document-removed", subjectType: "claim", subjectId: claimId, detail });
    return row.stored_as;
  });
  if (storedAs === null) return "not-found";
  await ctx.files.remove(storedAs);
  return "done";
}

/** Returns a paper for the person who sent it, and for administrators, whose reading is logged. */
export async function readClaimDocument(ctx: Pick<Papers, "db" | "keys" | "files">, reader: ClaimReader, documentId: string) {
  if (!isRowId(documentId)) return null;
  const row = await ctx.db
    .selectFrom("claim_documents as d")
    .innerJoin("profile_claims as k", "k.id", "d.claim_id")
    .where("d.id", "=", documentId)
    .select(["d.id", "d.claim_id", "d.stored_as", "d.media_type", "d.file_name", "k.user_id as sentBy"])
    .executeTakeFirst();
  const bytes = row && (await readSealedFile(ctx, leaveToRead(reader, row), row.stored_as));
  if (!row || !bytes) return null;
  if (row.sentBy !== reader.userId) {
    const actor = `admin:${reader.userId}` as const;
    const subject = { subjectType: "claim" as const, subjectId: row.claim_id, detail: { document: row.id } };
    await ctx.db.transaction().execute((tx) => record(tx, { actor, action: "claim.document-read", ...subject }));
  }
  return { bytes, mediaType: row.media_type, fileName: row.file_name };
}
