import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { keepCopiesAs } from "#domain/photos/keep-copies.server.ts";
import { storeName } from "#domain/photos/photo.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import type { ContentFiles } from "./content-documents.ts";
import { filesOfPicture, imageFileOf, PICTURE_FOLDER, pictureOfFile, wordsFileOf } from "./pictures.ts";
import type { Reading } from "./read-content.server.ts";

/** Adds the words of pictures that the files lack, so that texts may show them, and leaves out pictures that an editor removed. */
export async function withPictures(tx: Tx, files: ContentFiles): Promise<ContentFiles> {
  const rows = await tx.selectFrom("content_pictures").select(["id", "alt", "caption"]).orderBy("id").execute();
  const missing = rows.filter(({ id }) => !files.has(wordsFileOf(id)));
  const removed = new Set((await removedPictures(tx)).map(wordsFileOf));
  const gone = [...files.keys()].some((name) => removed.has(name));
  if (missing.length === 0 && !gone) return files;
  return new Map([
    ...[...files].filter(([name]) => !removed.has(name)),
    ...missing.map(({ id, alt, caption }) => [wordsFileOf(id), stringify({ alt, caption })] as const),
  ]);
}

/**
 * Stores the pictures of the files. Words that an editor wrote stay. A picture that an editor removed stays removed, unless a text of
 * the files shows it again.
 */
export async function notePictures(tx: Tx, { content: { pictures }, files }: Pick<Reading, "content" | "files">): Promise<void> {
  const shown = [...files].filter(([name]) => name.endsWith(".md")).map(([, text]) => text);
  const removed = await removedPictures(tx);
  const back = removed.filter((id) => files.has(wordsFileOf(id)) && shown.some((text) => text.includes(id)));
  if (back.length > 0) await tx.deleteFrom("removed_pictures").where("id", "in", back).execute();
  const brought = pictures.filter(({ id }) => !removed.includes(id) || back.includes(id));
  if (brought.length === 0) return;
  await tx
    .insertInto("content_pictures")
    .values(brought)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

async function removedPictures(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom("removed_pictures").select("id").execute()).map(({ id }) => id);
}

/** Makes the copies of pictures in `content/` that the store lacks and that no editor removed, and returns how many. */
export async function drawPictures(db: Db, store: FileStore, folder: string): Promise<number> {
  const removed = await removedPictures(db);
  const at = path.join(folder, PICTURE_FOLDER);
  let drawn = 0;
  for (const name of existsSync(at) ? readdirSync(at) : []) {
    const id = name.endsWith(".webp") ? pictureOfFile(PICTURE_FOLDER + name) : null;
    if (!id || removed.includes(id)) continue;
    const { digest, width } = filesOfPicture(id)!;
    if (await store.read(storeName(digest, width))) continue;
    if ((await keepCopiesAs(store, digest, readFileSync(path.join(folder, imageFileOf(id))))).ok) drawn += 1;
  }
  return drawn;
}

/** Returns the largest copy of a picture, which is the one that `content/` holds. */
export function largestCopy(store: FileStore, id: string): Promise<Uint8Array | null> {
  const { digest, width } = filesOfPicture(id)!;
  return store.read(storeName(digest, width));
}
