import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";
import { DOCUMENT_FOLDER } from "./documents.ts";

/** Removes the files of papers whose rows no longer exist, for example because a profile was deleted. */
export async function sweepDocuments({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const rows = await db.selectFrom("provider_documents").select("stored_as").execute();
  const kept = new Set(rows.map(({ stored_as }) => stored_as));
  return sweepFiles(files, DOCUMENT_FOLDER, (name) => kept.has(name), now);
}
