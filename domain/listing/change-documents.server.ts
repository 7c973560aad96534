import type { Context } from "#domain/context.ts";
import { asMember, type Member, mayDo } from "#domain/team/as-member.server.ts";
import { keepSealedFile } from "#domain/vault/sealed-files.server.ts";
import { cleanDocument, type DocumentFailure } from "#platform/clean-document.ts";
import type { Tx } from "#platform/db/db.ts";
import { fileNameOf } from "#platform/file-name.ts";
import type { FileStore } from "#platform/files.ts";
import { documentsOf } from "./document-files.server.ts";
import { currentPapers, DOCUMENT_FOLDER, DOCUMENT_LIMITS, type DocumentKind, requiredDocuments } from "./documents.ts";

type Documents = Pick<Context, "db" | "keys"> & { readonly files: FileStore };

export interface SentDocument {
  readonly kind: DocumentKind;
  readonly holder: string | null;
  readonly fileName: string;
  readonly expiresOn: string | null;
  /** The number that it bears, as the center says. */
  readonly statedNumber?: string | null;
  readonly bytes: Uint8Array;
}

export type DocumentRefusal = DocumentFailure | { readonly reason: "too-many" | "no-room" };

/** Seals and stores a paper for our team to check. Returns null when this person does not manage the center. */
export async function addDocument(
  ctx: Documents,
  member: Member,
  { kind, holder, fileName, expiresOn, statedNumber, bytes }: SentDocument,
): Promise<DocumentRefusal | { id: string } | null> {
  if (!(await mayDo(ctx.db, member, "profile.keep"))) return null;
  const clean = await cleanDocument(bytes, DOCUMENT_LIMITS.maxBytes);
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const refusal = "reason" in clean ? clean : await noPlace(tx, member.providerId, clean.bytes.length);
    if (refusal || "reason" in clean) return { act: null, result: refusal! };
    const folder = `${DOCUMENT_FOLDER}/${member.providerId}`;
    const { id, storedAs } = await keepSealedFile(ctx, tx, { kind: "document", folder, bytes: clean.bytes });
    await tx
      .insertInto("provider_documents")
      .values({
        id,
        provider_id: member.providerId,
        kind,
        holder,
        file_name: fileNameOf(clean.mediaType, fileName, kind),
        stored_as: storedAs,
        media_type: clean.mediaType,
        bytes: clean.bytes.length,
        expires_on: expiresOn,
        stated_number: statedNumber ?? null,
      })
      .execute();
    return { act: { action: "provider.document_added", detail: { document: id, kind } }, result: { id } };
  });
}

/** Returns whether a center has no room for another paper. The number and the total size are limited, so that no center fills the disk. */
async function noPlace(tx: Tx, providerId: string, bytes: number): Promise<DocumentRefusal | null> {
  const { count, size } = await tx
    .selectFrom("provider_documents")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("size")])
    .where("provider_id", "=", providerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= DOCUMENT_LIMITS.maxDocuments) return { reason: "too-many" };
  return Number(size) + bytes > DOCUMENT_LIMITS.maxTotalBytes ? { reason: "no-room" } : null;
}

/** Returns whether a public profile depends on a paper: it is an accepted, required licence, with no newer one of its kind and holder. */
async function holdsProfile(tx: Tx, providerId: string, documentId: string): Promise<boolean> {
  const profile = await tx
    .selectFrom("provider_profiles")
    .select(["provider_type as type", "listed"])
    .where("id", "=", providerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const accepted = (await documentsOf(tx, providerId)).filter(({ state }) => state === "accepted");
  const needed = requiredDocuments(profile.type as Parameters<typeof requiredDocuments>[0]);
  const current = currentPapers(accepted).find(({ id }) => id === documentId);
  return profile.listed && current !== undefined && needed.includes(current.kind);
}

/**
 * Deletes a paper and its key for good. «unknown»: the center has no such paper. «holds»: its public profile was verified with it, and
 * no accepted paper replaces it.
 */
export async function removeDocument(ctx: Documents, member: Member, documentId: string): Promise<"removed" | "unknown" | "holds" | null> {
  const removed = await asMember(ctx, member, "profile.keep", async (tx) => {
    if (await holdsProfile(tx, member.providerId, documentId)) return { act: null, result: "holds" };
    const row = await tx
      .deleteFrom("provider_documents")
      .where("id", "=", documentId)
      .where("provider_id", "=", member.providerId)
      .returning(["kind", "stored_as"])
      .executeTakeFirst();
    if (!row) return { act: null, result: "unknown" };
    return { act: { action: "provider.document_removed", detail: { document: documentId, kind: row.kind } }, result: row };
  });
  if (removed === null || typeof removed === "string") return removed;
  await ctx.files.remove(removed.stored_as);
  return "removed";
}
