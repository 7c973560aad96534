import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { decrypt } from "#platform/sealing.ts";
import { mustBeGiven } from "./give-leave.ts";
import { storeKey } from "./insert-subject.server.ts";
import type { Leave } from "./leave.ts";
import { CONTENT, placeOf } from "./subject.ts";
import { keyOf, newSubject, sealBytes } from "./subject-keys.server.ts";

type Sealing = Pick<Context, "db" | "keys"> & { readonly files: FileStore };

/** Each file is a subject of its own, so that deleting one destroys its key. */
export type FileKind = "document" | "claim-document" | "voucher" | "export-part";

export interface StoredFile {
  readonly id: string;
  /** Its name in the file store. */
  readonly storedAs: string;
}

/** Seals a file under a new key and stores it. The caller writes the row of this id; deleting that row deletes the key. */
export async function keepSealedFile(
  { keys, files }: Pick<Sealing, "keys" | "files">,
  tx: Tx,
  { kind, folder, bytes }: { kind: FileKind; folder: string; bytes: Uint8Array },
): Promise<StoredFile> {
  const subject = newSubject(keys, kind);
  const storedAs = `${folder}/${subject.id}`;
  await files.put(storedAs, sealBytes(subject, CONTENT, Buffer.from(bytes)));
  await storeKey(tx, subject);
  return { id: subject.id, storedAs };
}

/**
 * Opens a file. Returns null without leave, and when the store has lost it. A file without a key was stored unsealed by an older
 * version.
 */
export async function readSealedFile(
  { db, keys, files }: Sealing,
  leave: Leave<FileKind, "open"> | null,
  storedAs: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = leave && (await files.read(storedAs));
  if (!leave || !bytes) return null;
  mustBeGiven(leave);
  const key = await keyOf(keys, db, leave);
  return key ? new Uint8Array(decrypt(key, Buffer.from(bytes), placeOf(leave, CONTENT))) : bytes;
}
