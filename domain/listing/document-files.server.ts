import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { rolesWith } from "#domain/team/powers.ts";
import { readSealedFile } from "#domain/vault/sealed-files.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { type DocumentReader, leaveToRead } from "./document-access.ts";
import type { ProviderDocument } from "./documents.ts";

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
      "media_type as mediaType",
      "bytes",
      "stated_number as statedNumber",
      "number",
      "issuer",
      "issued_on as issuedOn",
      "expires_on as expiresOn",
      "state",
      "reason",
      "uploaded_at as uploadedAt",
      "checked_by as checkedBy",
      "checked_at as checkedAt",
    ])
    .execute();
  return rows as ProviderDocument[];
}

/** Returns a paper for the people of its center who keep its profile, and for administrators, whose reading is logged. */
export async function readDocument(ctx: Pick<Context, "db" | "keys"> & { files: FileStore }, reader: DocumentReader, documentId: string) {
  const row = await ctx.db
    .selectFrom("provider_documents as d")
    .leftJoin("provider_accounts as a", (join) =>
      join.onRef("a.provider_id", "=", "d.provider_id").on("a.role", "in", rolesWith("profile.keep")),
    )
    .where("d.id", "=", documentId)
    .groupBy("d.id")
    .select(["d.id", "d.stored_as", "d.media_type", "d.file_name"])
    .select(({ fn }) => fn.agg<(string | null)[]>("array_agg", ["a.user_id"]).as("managers"))
    .executeTakeFirst();
  if (!row) return null;
  const managers = row.managers.filter((userId) => userId !== null);
  const bytes = await readSealedFile(ctx, leaveToRead(reader, { id: row.id, managers }), row.stored_as);
  if (!bytes) return null;
  if (reader.isAdmin || !managers.includes(reader.userId)) {
    const line = { actor: `admin:${reader.userId}`, action: "document.read", subjectType: "document", subjectId: row.id } as const;
    await ctx.db.transaction().execute((tx) => record(tx, line));
  }
  return { bytes, mediaType: row.media_type, fileName: row.file_name };
}

/** Returns which of these papers somebody of our team has opened themselves: the log has a line for each reading. */
export async function openedPapers(db: Db | Tx, actor: Actor, documentIds: readonly string[]): Promise<string[]> {
  if (documentIds.length === 0) return [];
  const lines = db.selectFrom("audit_log").select("subject_id").distinct();
  const read = lines.where("subject_type", "=", "document").where("subject_id", "in", documentIds);
  return (await read.where("action", "=", "document.read").where("actor", "=", actor).execute()).map((line) => line.subject_id);
}
