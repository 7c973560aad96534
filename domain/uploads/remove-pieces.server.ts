import type { FileStore } from "#platform/files.ts";
import { offsetsOf, pieceName } from "./upload.ts";

export interface ForgottenUpload {
  readonly id: string;
  readonly received: number;
}

/** Removes the pieces of uploads whose rows are gone. What a crash leaves behind goes with the next sweep. */
export async function removePieces(files: FileStore, forgotten: readonly ForgottenUpload[]): Promise<void> {
  for (const { id, received } of forgotten) for (const offset of offsetsOf(received)) await files.remove(pieceName(id, offset));
}
