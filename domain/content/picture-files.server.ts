import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { keepCopiesAs } from "#domain/photos/keep-copies.server.ts";
import { storeName } from "#domain/photos/photo.ts";
import type { Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import type { Content } from "./content.ts";
import type { ContentFiles } from "./content-documents.ts";
import { filesOfPicture, imageFileOf, PICTURE_FOLDER, pictureOfFile, wordsFileOf } from "./pictures.ts";

/** Returns the files with the words of every picture that they lack, so that texts may show it. */
export async function withPictures(tx: Tx, files: ContentFiles): Promise<ContentFiles> {
  const rows = await tx.selectFrom("content_pictures").select(["id", "alt", "caption"]).orderBy("id").execute();
  const missing = rows.filter(({ id }) => !files.has(wordsFileOf(id)));
  if (missing.length === 0) return files;
  return new Map([...files, ...missing.map(({ id, alt, caption }) => [wordsFileOf(id), stringify({ alt, caption })] as const)]);
}

/** Notes the pictures that files bring; words that an editor wrote stay. */
export async function notePictures(tx: Tx, { pictures }: Pick<Content, "pictures">): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto("content_pictures")
    .values([...pictures])
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Draws the copies of pictures in `content/` that the store lacks, and returns how many it drew. */
export async function drawPictures(store: FileStore, folder: string): Promise<number> {
  const at = path.join(folder, PICTURE_FOLDER);
  let drawn = 0;
  for (const name of existsSync(at) ? readdirSync(at) : []) {
    const id = name.endsWith(".webp") ? pictureOfFile(PICTURE_FOLDER + name) : null;
    if (!id) continue;
    const { digest, width } = filesOfPicture(id)!;
    if (await store.read(storeName(digest, width))) continue;
    if ((await keepCopiesAs(store, digest, readFileSync(path.join(folder, imageFileOf(id))))).ok) drawn += 1;
  }
  return drawn;
}

/** Returns the largest copy of a picture, as `content/` keeps it. */
export function largestCopy(store: FileStore, id: string): Promise<Uint8Array | null> {
  const { digest, width } = filesOfPicture(id)!;
  return store.read(storeName(digest, width));
}
