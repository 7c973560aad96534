import { createHash } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { documentType } from "#platform/document-type.ts";
import type { FileStore } from "#platform/files.ts";
import { DOCUMENT_LIMITS, type DocumentKind, type ProviderDocument } from "./documents.ts";

export interface SentDocument {
  readonly kind: DocumentKind;
  readonly holder: string | null;
  readonly fileName: string;
  readonly expiresOn: string | null;
  readonly bytes: Uint8Array;
}

export type DocumentRefusal = "empty" | "too-large" | "not-a-document" | "too-many";

/** Keeps a paper for our team to check. Null: the center is none of this person's. */
export function addDocument(
  ctx: Pick<Context, "db"> & { files: FileStore },
  member: Member,
  { kind, holder, fileName, expiresOn, bytes }: SentDocument,
): Promise<DocumentRefusal | { id: string } | null> {
  return asMember<DocumentRefusal | { id: string }>(ctx, member, async (tx) => {
    const refuse = (result: DocumentRefusal) => ({ act: null, result });
    if (bytes.length === 0) return refuse("empty");
    if (bytes.length > DOCUMENT_LIMITS.maxBytes) return refuse("too-large");
    const mediaType = documentType(bytes);
    if (!mediaType) return refuse("not-a-document");
    const { kept } = await tx
      .selectFrom("provider_documents")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .where("provider_id", "=", member.providerId)
      .executeTakeFirstOrThrow();
    if (Number(kept) >= DOCUMENT_LIMITS.maxDocuments) return refuse("too-many");
    const storedAs = `documents/${member.providerId}/${createHash("sha256").update(bytes).digest("hex")}`;
    await ctx.files.put(storedAs, bytes);
    const { id } = await tx
      .insertInto("provider_documents")
      .values({
        provider_id: member.providerId,
        kind,
        holder,
        file_name:
          fileName
            .replace(/[\p{Cc}/\\]/gu, " ")
            .trim()
            .slice(-200) || kind,
        stored_as: storedAs,
        media_type: mediaType,
        bytes: bytes.length,
        expires_on: expiresOn,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { act: { action: "provider.document_added", detail: { document: id, kind } }, result: { id } };
  });
}

/** Returns the papers of a center, newest first. */
export async function documentsOf(db: Db | Tx, providerId: string): Promise<ProviderDocument[]> {
  const rows = await db
    .selectFrom("provider_documents")
    .where("provider_id", "=", providerId)
    .orderBy("uploaded_at", "desc")
    .select([
      "id",
      "kind",
      "holder",
      "file_name as fileName",
      "bytes",
      "expires_on as expiresOn",
      "state",
      "reason",
      "uploaded_at as uploadedAt",
    ])
    .execute();
  return rows as ProviderDocument[];
}

/** Returns a paper for somebody who manages its center; null for everybody else. */
export async function readDocument({ db, files }: { db: Db; files: FileStore }, userId: string, documentId: string) {
  const row = await db
    .selectFrom("provider_documents as d")
    .innerJoin("provider_accounts as a", "a.provider_id", "d.provider_id")
    .where("d.id", "=", documentId)
    .where("a.user_id", "=", userId)
    .select(["d.stored_as", "d.media_type", "d.file_name"])
    .executeTakeFirst();
  const bytes = row && (await files.read(row.stored_as));
  return row && bytes ? { bytes, mediaType: row.media_type, fileName: row.file_name } : null;
}
