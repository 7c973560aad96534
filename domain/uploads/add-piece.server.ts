import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { keyOf, sealBytes } from "#domain/vault/subject-keys.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { pieceField, pieceName, UPLOAD_LIMITS, type Upload } from "./upload.ts";

/** Returns how much of a file of this person has arrived; null for somebody else's file, and for one that was taken or deleted. */
export async function uploadOf(db: Db, userId: string, id: string): Promise<Upload | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom("uploads")
    .select(["size", "received"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** `other-offset`: the chunk does not continue what has arrived. `wrong-length`: it is neither a full chunk nor the last one. */
export type PieceOutcome = { received: number } | "unknown" | "other-offset" | "wrong-length";

/** Seals and stores the next chunk of a file. Of two that arrive at once, one counts. */
export function addPiece(
  { db, keys, files }: Pick<Context, "db" | "keys"> & { files: FileStore },
  userId: string,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array },
): Promise<PieceOutcome> {
  return db.transaction().execute(async (tx): Promise<PieceOutcome> => {
    if (!isRowId(id)) return "unknown";
    const upload = await tx
      .selectFrom("uploads")
      .select(["size", "received"])
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    const key = upload && (await keyOf(keys, tx, { kind: "upload", id }));
    if (!key) return "unknown";
    if (offset !== upload.received) return "other-offset";
    if (bytes.length !== Math.min(UPLOAD_LIMITS.pieceBytes, upload.size - offset)) return "wrong-length";
    await files.put(pieceName(id, offset), sealBytes({ kind: "upload", id, key }, pieceField(offset), Buffer.from(bytes)));
    const received = offset + bytes.length;
    await tx.updateTable("uploads").set({ received, touched_at: sql`now()` }).where("id", "=", id).execute();
    return { received };
  });
}
