import { digestIn, PHOTO_FOLDER } from "#domain/photos/photo.ts";
import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";

/** Removes the files of photos that no profile refers to any more, and that no text may show. */
export async function sweepPhotos({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const rows = await db.selectFrom("provider_photos").select("digest").distinct().where("digest", "is not", null).execute();
  const ofTexts = await db.selectFrom("content_pictures").select("digest").execute();
  const kept = new Set([...rows, ...ofTexts].map(({ digest }) => digest));
  return sweepFiles(files, PHOTO_FOLDER, (name) => kept.has(digestIn(name)), now);
}
