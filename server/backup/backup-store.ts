import path from "node:path";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { openBucket } from "#platform/bucket.ts";
import type { Env } from "#platform/env.ts";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import { backupPassphrases, type Keys } from "#platform/keys.ts";

/** Backups are stored in parts, since a store takes a file from memory, and in one request. */
const PART_BYTES = 8 * 1024 ** 2;
/** The passphrase cannot be guessed, so that deriving a key from it slowly protects nothing. */
const WORK_FACTOR = 10;
const NAME = /^cuna-\d{4}-\d{2}-\d{2}t\d{2}-\d{2}-\d{2}$/;
const LAST_PART = /^\d{5}-last$/;

/** Returns whether this is the name of a backup in the store. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** Returns the name of a backup that is begun now. Names are in the order of time. */
export const backupName = (at: Date): string => `cuna-${at.toISOString().slice(0, 19).toLowerCase().replaceAll(":", "-")}`;

/** Returns when a backup was begun. */
export const momentOf = (name: string): Date => new Date(name.slice("cuna-".length).replace(/t(\d\d)-(\d\d)-(\d\d)$/, "T$1:$2:$3Z"));

/** Opens the place of the backups that the site makes by itself: a bucket, or a folder of this machine. */
export const openBackupStore = ({ BACKUPS_URL, DATA_DIR }: Pick<Env, "BACKUPS_URL" | "DATA_DIR">): FileStore =>
  BACKUPS_URL ? openBucket(BACKUPS_URL) : openFileFolder(path.join(DATA_DIR, "backups"));

/** Encrypts an archive (https://age-encryption.org/v1) into the store. Returns its size there. */
export async function storeBackup(store: FileStore, keys: Keys, name: string, archive: ReadableStream<Uint8Array>): Promise<number> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(backupPassphrases(keys)[0]!);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  let [number, bytes] = [0, 0];
  for await (const { part, isLast } of partsOf(await encrypter.encrypt(archive))) {
    await store.put(`${name}/${String(++number).padStart(5, "0")}${isLast ? "-last" : ""}`, part);
    bytes += part.length;
  }
  return bytes;
}

async function* partsOf(bytes: ReadableStream<Uint8Array>): AsyncIterable<{ part: Buffer; isLast: boolean }> {
  let [held, length] = [[] as Uint8Array[], 0];
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (length <= PART_BYTES) continue;
    const all = Buffer.concat(held);
    yield { part: all.subarray(0, PART_BYTES), isLast: false };
    held = [all.subarray(PART_BYTES)];
    length -= PART_BYTES;
  }
  yield { part: Buffer.concat(held), isLast: true };
}

/** Decrypts a backup of the store. Throws where it is not whole, or was made with other secrets. */
export async function readBackup(store: FileStore, keys: Keys, name: string): Promise<ReadableStream<Uint8Array>> {
  const parts = await partNames(store, name);
  if (!parts.some(isLastPart)) throw new Error(`the backup ${name} is not in the store, or not whole`);
  const decrypter = new Decrypter();
  for (const passphrase of backupPassphrases(keys)) decrypter.addPassphrase(passphrase);
  async function* bytes() {
    for (const part of parts) {
      const read = await store.read(part);
      if (!read) throw new Error(`${part} is missing`);
      yield read;
    }
  }
  return decrypter.decrypt(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>).catch((error: Error) => {
    const reason = error.message.startsWith("no identity") ? "it was made with another SECRET_KEY" : error.message;
    throw new Error(`the backup ${name} cannot be opened: ${reason}`, { cause: error });
  });
}

const isLastPart = (part: string) => LAST_PART.test(path.posix.basename(part));

async function partNames(store: FileStore, name: string): Promise<string[]> {
  const names: string[] = [];
  for await (const part of store.list(name)) names.push(part.name);
  return names.sort();
}

/** Lists the backups in the store, oldest first, and those that were never finished. */
export async function storedBackups(store: FileStore): Promise<{ name: string; whole: boolean }[]> {
  const found = new Map<string, boolean>();
  for await (const { name } of store.list()) {
    const backup = path.posix.dirname(name);
    if (isBackupName(backup)) found.set(backup, found.get(backup) || isLastPart(name));
  }
  return [...found].map(([name, whole]) => ({ name, whole })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Removes a backup, its last part first, so that what remains after an interruption does not count as whole. */
export async function removeBackup(store: FileStore, name: string): Promise<void> {
  for (const part of (await partNames(store, name)).reverse()) await store.remove(part);
}
