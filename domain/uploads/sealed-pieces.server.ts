import { unsealPieces } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import type { Keys } from "#platform/keys.ts";
import { offsetsOf, pieceField, pieceName } from "./upload.ts";
import type { UploadLeave } from "./upload-access.ts";

/** Joins the chunks of a file. Returns null when the store has lost one. */
export async function openPieces(
  { db, keys, files }: { db: Db | Tx; keys: Keys; files: FileStore },
  leave: UploadLeave,
  received: number,
): Promise<Uint8Array | null> {
  const pieces: { field: string; sealed: Buffer }[] = [];
  for (const offset of offsetsOf(received)) {
    const sealed = await files.read(pieceName(leave.id, offset));
    if (!sealed) return null;
    pieces.push({ field: pieceField(offset), sealed: Buffer.from(sealed) });
  }
  return unsealPieces(keys, db, leave, pieces);
}
