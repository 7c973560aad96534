import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { withClient } from "#platform/db/with-client.ts";
import type { Env } from "#platform/env.ts";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import { keysFrom } from "#platform/keys.ts";
import { makeTables } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { isGuarded } from "#server/embedded-postgres/lease.ts";
import { embeddedFolder } from "#server/open-database-server.ts";
import { fileFolder, openFileStore } from "#server/services.ts";
import { fileMember, type Manifest, missingSecrets, SECRETS, tableMember, unpack } from "./archive.ts";
import { isBackupName, openBackupStore, readBackup } from "./backup-store.ts";
import { loadTables, openCopyClient } from "./tables.ts";

export interface RestoreDone {
  madeAt: string;
  rows: number;
  files: number;
  /** The folder to which the former contents were moved; null when there were none. */
  movedTo: string | null;
  /** The names of the backup's secrets that the site would not have. */
  missingSecrets: string[];
}

/**
 * Restores an archive, or a backup in the store by its name, into an empty site, after checking it to its last byte. With `replace`, what the site holds is moved
 * aside; on a database server given by DATABASE_URL its tables are dropped, since there is no place to move them to.
 */
export async function restore(env: Env, { from, replace }: { from: string; replace: boolean }): Promise<RestoreDone> {
  fs.mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const temp = fs.mkdtempSync(path.join(env.DATA_DIR, "restore.new-"));
  const archive = path.join(temp, "archive");
  fs.mkdirSync(archive);
  try {
    const manifest = await unpack(await plainArchive(env, from, temp), archive);
    await refuseRunningSite(env);
    if (!replace) await refuseUsedPlace(env);
    await restoreRows(env, temp, manifest, archive);
    const files = env.FILES_URL ? openFileStore(env) : openFileFolder(path.join(temp, "files"));
    for (const name of manifest.files) await files.put(name, fs.readFileSync(path.join(archive, fileMember(name))));
    const movedTo = takePlace(env, temp);
    const secrets = keepSecrets(env, archive);
    return {
      madeAt: manifest.madeAt,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      movedTo,
      missingSecrets: missingSecrets(manifest.secrets, secrets),
    };
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}

/** Returns the file of an archive that is not encrypted. */
async function plainArchive(env: Env, from: string, temp: string): Promise<string> {
  if (fs.existsSync(from) || !isBackupName(from)) return from;
  const file = path.join(temp, "stored.tar");
  await pipeline(await readBackup(openBackupStore(env), keysFrom(env.secretKeys), from), fs.createWriteStream(file, { mode: 0o600 }));
  return file;
}

async function refuseRunningSite(env: Env): Promise<void> {
  const others =
    "select from pg_stat_activity where datname = current_database() and application_name like 'cuna %' and pid <> pg_backend_pid()";
  const isRunning = env.DATABASE_URL
    ? await withClient(env.DATABASE_URL, async (client) => (await client.query(others)).rowCount !== 0)
    : isGuarded(path.join(embeddedFolder(env), "lease"));
  if (isRunning) throw new Error("the site is running: stop it first");
}

async function refuseUsedPlace(env: Env): Promise<void> {
  const tables = "select from pg_tables where schemaname in ('public', 'pgboss')";
  const hasRows = env.DATABASE_URL
    ? await withClient(env.DATABASE_URL, async (client) => (await client.query(tables)).rowCount !== 0)
    : fs.existsSync(path.join(embeddedFolder(env), "cluster"));
  const place = env.DATABASE_URL ? "the database of DATABASE_URL" : env.DATA_DIR;
  if (hasRows) throw new Error(`${place} is not empty: choose another one, or say --replace`);
  if (await hasFile(openFileStore(env))) throw new Error("there are files here already: choose another place for them, or say --replace");
}

async function hasFile(files: FileStore): Promise<boolean> {
  for await (const _ of files.list()) return true;
  return false;
}

/**
 * Restores the rows into a new cluster beside the current one, or into the server given by DATABASE_URL, which is emptied again when
 * that fails.
 */
async function restoreRows(env: Env, temp: string, manifest: Manifest, archive: string): Promise<void> {
  if (env.DATABASE_URL) {
    await emptyDatabase(env.DATABASE_URL);
    return fillDatabase(env.DATABASE_URL, manifest, archive).catch(async (error: Error) => {
      await emptyDatabase(env.DATABASE_URL!);
      throw error;
    });
  }
  await fillCluster({ dataDir: path.join(temp, "postgres") }, manifest, archive);
}

/** Fills a new embedded cluster from an unpacked archive, and hands its address to `use` while it runs. */
export async function fillCluster(
  cluster: { dataDir: string; durable?: boolean },
  manifest: Manifest,
  archive: string,
  use?: (url: string) => Promise<void>,
): Promise<void> {
  const server = await startEmbeddedPostgres(cluster);
  try {
    await fillDatabase(server.url, manifest, archive);
    await use?.(server.url);
  } finally {
    await server.stop();
  }
}

const emptyDatabase = (url: string) =>
  withClient(url, (client) =>
    client.query(
      "drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public; grant usage on schema public to public",
    ),
  );

async function fillDatabase(url: string, manifest: Manifest, archive: string): Promise<void> {
  await makeTables(url, manifest.migrations);
  const client = await openCopyClient(url);
  try {
    await loadTables(client, manifest, (table) => path.join(archive, tableMember(table)));
  } finally {
    await client.end();
  }
  // Until tables are analysed, PostgreSQL guesses how many rows they have, and plans badly.
  await withClient(url, (client) => client.query("vacuum analyze"));
}

/** Moves what was restored to its final place, and returns where the former contents went. */
function takePlace(env: Env, temp: string): string | null {
  const aside = path.join(env.DATA_DIR, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
  const places = [embeddedFolder(env), ...(env.FILES_URL ? [] : [fileFolder(env)])];
  for (const place of places) {
    const restored = path.join(temp, path.basename(place));
    if (env.DATABASE_URL && place === embeddedFolder(env)) continue;
    if (fs.existsSync(place)) moveAside(place, aside);
    if (fs.existsSync(restored)) fs.renameSync(restored, place);
  }
  return fs.existsSync(aside) ? aside : null;
}

function moveAside(place: string, aside: string): void {
  fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
  fs.renameSync(place, path.join(aside, path.basename(place)));
}

/** Keeps the secrets of the archive where the site has no SECRET_KEY, only a generated file. Returns the secrets that it will have. */
function keepSecrets({ DATA_DIR, secretKeys }: Env, archive: string): readonly string[] {
  const [included, kept] = [path.join(archive, SECRETS), path.join(DATA_DIR, SECRETS)];
  const isKept = fs.existsSync(kept) && fs.readFileSync(kept, "utf8").trim() === secretKeys.join(",");
  if (!isKept || !fs.existsSync(included)) return secretKeys;
  fs.renameSync(kept, `${kept}.before-restore`);
  fs.copyFileSync(included, kept);
  fs.chmodSync(kept, 0o600);
  return fs.readFileSync(kept, "utf8").split(",");
}
