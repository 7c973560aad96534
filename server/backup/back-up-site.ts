import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { noteBackup, noteProof, noteRemoved } from "#domain/operations/backups.server.ts";
import { outdatedBackups } from "#domain/operations/kept-backups.ts";
import { checkLedger } from "#domain/wallet/check-ledger.server.ts";
import { now } from "#platform/clock.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import type { Env } from "#platform/env.ts";
import type { FileStore } from "#platform/files.ts";
import type { Keys } from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import { withoutAddresses } from "#platform/log-text.ts";
import { unpack } from "./archive.ts";
import { backup } from "./backup.ts";
import { backupName, momentOf, openBackupStore, readBackup, removeBackup, storeBackup, storedBackups } from "./backup-store.ts";
import { fillCluster } from "./restore.ts";

/** What a backup of the running site needs. */
export interface BackedUpSite {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly keys: Keys;
  readonly env: Pick<Env, "BACKUPS_URL" | "DATA_DIR" | "secretKeys">;
}

/** How the folders are called in which backups are written and tried. */
const WORK = "backup.work-";

/**
 * Backs the site up into its store, brings the backup back in a throw-away database, and removes what is outdated. A backup that does
 * not come back is noted, for a person to look at: nothing is removed then.
 */
export async function backUpSite(site: BackedUpSite): Promise<void> {
  const { DATA_DIR } = site.env;
  // A process that was killed left its folder.
  for (const left of fs.readdirSync(DATA_DIR).filter((name) => name.startsWith(WORK)))
    fs.rmSync(path.join(DATA_DIR, left), { recursive: true });
  const store = openBackupStore(site.env);
  const name = backupName(now());
  await inWorkFolder(DATA_DIR, (folder) => writeBackup(site, store, name, folder));
  if (await proveBackup(site, store, name)) await removeOutdated(site, store);
}

async function inWorkFolder<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(dataDir, WORK));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function writeBackup({ db, databaseUrl, files, keys, env }: BackedUpSite, store: FileStore, name: string, folder: string) {
  const file = path.join(folder, "archive.tar");
  // What is encrypted under the secrets may not hold them.
  await backup({ url: databaseUrl, files, secretKeys: env.secretKeys, withSecrets: false, file });
  const bytes = await storeBackup(store, keys, name, Readable.toWeb(fs.createReadStream(file)) as ReadableStream<Uint8Array>);
  await noteBackup(db, { bytes, name });
}

/** Returns whether a backup of the store came back: each byte, each row, and a ledger that adds up. */
async function proveBackup({ db, keys, env }: BackedUpSite, store: FileStore, name: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const proof = await inWorkFolder(env.DATA_DIR, async (folder) => {
      // The cluster may run as an account of its own, which has to reach its folder.
      fs.chmodSync(folder, 0o711);
      const [file, archive] = [path.join(folder, "archive.tar"), path.join(folder, "archive")];
      fs.mkdirSync(archive, { mode: 0o700 });
      await pipeline(await readBackup(store, keys, name), fs.createWriteStream(file, { mode: 0o600 }));
      const manifest = await unpack(file, archive);
      await fillCluster({ dataDir: path.join(folder, "postgres"), durable: false }, manifest, archive, proveLedger);
      return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files.length };
    });
    await noteProof(db, name, { ...proof, seconds: Math.round((performance.now() - startedAt) / 1000) });
    return true;
  } catch (error) {
    log.error({ error, backup: name }, "a backup does not come back");
    await noteProof(db, name, { fault: withoutAddresses((error as Error).message) });
    return false;
  }
}

async function proveLedger(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1, role: "owner" });
  const faults = await checkLedger(db).finally(() => db.destroy());
  if (faults[0]) throw new Error(`its ledger has ${faults.length} faults, the first ${faults[0].fault} of ${faults[0].id}`);
}

async function removeOutdated({ db }: BackedUpSite, store: FileStore): Promise<void> {
  const stored = await storedBackups(store);
  const unfinished = stored.filter(({ whole }) => !whole);
  const outdated = outdatedBackups(
    stored.filter(({ whole }) => whole).map(({ name }) => ({ name, madeAt: momentOf(name) })),
    now(),
  );
  for (const { name } of [...unfinished, ...outdated]) {
    await removeBackup(store, name);
    await noteRemoved(db, name);
  }
}
