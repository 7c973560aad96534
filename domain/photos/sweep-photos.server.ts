import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { digestIn, PHOTO_FOLDER } from "./photo.ts";

/** Younger files may belong to a photo whose row is not written yet. */
const YOUNG_MS = 24 * 3_600_000;

/** Removes the files of photos that no profile names any more. */
export async function sweepPhotos({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const rows = await db.selectFrom("provider_photos").select("digest").distinct().where("digest", "is not", null).execute();
  const kept = new Set(rows.map(({ digest }) => digest));
  let removed = 0;
  for await (const { name, writtenAt } of files.list(PHOTO_FOLDER)) {
    if (kept.has(digestIn(name)) || now - writtenAt.getTime() < YOUNG_MS) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}
