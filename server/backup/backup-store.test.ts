import { randomBytes } from "node:crypto";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import { keysFrom } from "#platform/keys.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { backupName, momentOf, openBackupStore, readBackup, removeBackup, storeBackup, storedBackups } from "./backup-store.ts";

const SECRET = "a secret of at least 32 characters";
const keys = keysFrom(SECRET);
const NAME = "cuna-2026-11-29t06-40-00";
const ARCHIVE = randomBytes(9 * 1024 ** 2);
afterAll(endClusterUsers);

let store: FileStore;
beforeEach(() => {
  store = openFileFolder(path.join(newFolder(), "backups"));
});

const streamOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]).stream();
const write = () => storeBackup(store, keys, NAME, streamOf(ARCHIVE));
const read = async (by = keys) => Buffer.from(await new Response(await readBackup(store, by, NAME)).arrayBuffer());

async function parts(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}

test("a backup comes back as it was, and nothing of it is readable in the store", async () => {
  const bytes = await write();
  expect(await parts()).toEqual([`${NAME}/00001`, `${NAME}/00002-last`]);
  const stored = Buffer.concat(await Promise.all((await parts()).map(async (name) => (await store.read(name))!)));
  expect(stored.length).toBe(bytes);
  expect(stored.includes(ARCHIVE.subarray(5_000_000, 5_000_032))).toBe(false);
  expect((await read()).equals(ARCHIVE)).toBe(true);
});

test("it opens after the secret was changed, as long as the old one is listed, and with no other", async () => {
  await write();
  const NEW = "autumn-2026:another secret that only tests know";
  expect((await read(keysFrom([SECRET, NEW]))).equals(ARCHIVE)).toBe(true);
  await expect(read(keysFrom(NEW))).rejects.toThrow("it was made with another SECRET_KEY");
});

describe("a backup that is not as it was", () => {
  beforeEach(async () => {
    await write();
  });

  test("is refused without a part", async () => {
    await store.remove(`${NAME}/00001`);
    await expect(read()).rejects.toThrow("cannot be opened");
  });

  test("is refused without its end", async () => {
    await store.remove(`${NAME}/00002-last`);
    await expect(read()).rejects.toThrow("not whole");
    await store.put(`${NAME}/00001-last`, (await store.read(`${NAME}/00001`))!);
    await store.remove(`${NAME}/00001`);
    await expect(read()).rejects.toThrow();
  });

  test("is refused with one other bit", async () => {
    const part = (await store.read(`${NAME}/00002-last`))!;
    part[part.length - 100]! ^= 1;
    await store.put(`${NAME}/00002-last`, part);
    await expect(read()).rejects.toThrow();
  });
});

test("only what has its last part counts as whole, also while it is removed, and other files are left alone", async () => {
  await write();
  await store.put("cuna-2026-11-28t06-40-00/00001", Uint8Array.of(1));
  await store.put("notes.txt", Uint8Array.of(1));
  expect(await storedBackups(store)).toEqual([
    { name: "cuna-2026-11-28t06-40-00", whole: false },
    { name: NAME, whole: true },
  ]);
  const seen: (boolean | undefined)[] = [];
  const remove = store.remove;
  store.remove = async (name) => {
    await remove(name);
    seen.push((await storedBackups(store)).find((backup) => backup.name === NAME)?.whole);
  };
  await removeBackup(store, NAME);
  expect(seen).toEqual([false, undefined]);
  expect(await parts()).toEqual(["cuna-2026-11-28t06-40-00/00001", "notes.txt"]);
});

test("its name says when it was begun", () => {
  const at = new Date("2026-11-29T06:40:00.789Z");
  expect(backupName(at)).toBe(NAME);
  expect(momentOf(NAME)).toEqual(new Date("2026-11-29T06:40:00Z"));
});

test("without a bucket it stays in the folder of the data", async () => {
  const DATA_DIR = newFolder();
  await openBackupStore({ BACKUPS_URL: undefined, DATA_DIR }).put(`${NAME}/00001-last`, Uint8Array.of(1));
  expect(await openFileFolder(path.join(DATA_DIR, "backups")).read(`${NAME}/00001-last`)).toEqual(Uint8Array.of(1));
});
