import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";
import { CLAIM_FOLDER } from "./claim.ts";

/** Removes the files of papers whose row no longer exists, such as those of a deleted account. */
export async function sweepClaimDocuments({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const rows = await db.selectFrom("claim_documents").select("stored_as").execute();
  const kept = new Set(rows.map(({ stored_as }) => stored_as));
  return sweepFiles(files, CLAIM_FOLDER, (name) => kept.has(name), now);
}
