import type { FileStore } from "./files.ts";

/** Younger files may belong to a row that is not written yet. */
const YOUNG_MS = 24 * 3_600_000;

/** Removes the files of a folder that nothing refers to any more, and returns how many. */
export async function sweepFiles(files: FileStore, folder: string, isNamed: (name: string) => boolean, now: number): Promise<number> {
  let removed = 0;
  for await (const { name, writtenAt } of files.list(folder)) {
    if (now - writtenAt.getTime() < YOUNG_MS || isNamed(name)) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}
