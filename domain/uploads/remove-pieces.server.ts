import type { FileStore } from "#platform/files.ts";
import { offsetsOf, pieceName } from "./upload.ts";

export interface ForgottenUpload {
  readonly id: string;
  readonly received: number;
}

/** Removes the chunks of uploads whose rows no longer exist. Those that a crash leaves behind are removed by the next sweep. */
export async function removePieces(files: FileStore, forgotten: readonly ForgottenUpload[]): Promise<void> {
  for (const { id, received } of forgotten) for (const offset of offsetsOf(received)) await files.remove(pieceName(id, offset));
}
