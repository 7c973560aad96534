import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { FileStore } from "#platform/files.ts";
import { removePieces } from "./remove-pieces.server.ts";
import { openPieces } from "./sealed-pieces.server.ts";
import { leaveToTake } from "./upload-access.ts";

export interface TakenUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Gives a complete file to the form that names it, once: no second form and nobody else gets it. Returns null for a file that is
 * incomplete, somebody else's, or gone.
 */
export async function takeUpload(
  { db, keys, files }: Pick<Context, "db" | "keys"> & { files: FileStore },
  userId: string,
  id: string,
): Promise<TakenUpload | null> {
  if (!isRowId(id)) return null;
  const taken = await db.transaction().execute(async (tx) => {
    const upload = await tx
      .selectFrom("uploads")
      .select(["id", "user_id as userId", "file_name as name", "size", "received"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!upload || upload.received < upload.size) return null;
    const leave = leaveToTake(userId, upload);
    const bytes = leave && (await openPieces({ db: tx, keys, files }, leave, upload.size));
    if (!bytes) return null;
    await tx.deleteFrom("uploads").where("id", "=", id).execute();
    return { ...upload, bytes };
  });
  if (!taken) return null;
  await removePieces(files, [taken]);
  return { name: taken.name, bytes: taken.bytes };
}
