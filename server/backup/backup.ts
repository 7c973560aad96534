import fs from "node:fs";
import path from "node:path";
import type { FileStore } from "#platform/files.ts";
import { fileMember, pack, SECRETS, secretChecks, tableMember } from "./archive.ts";
import { copyTables, openCopyClient, readSequences } from "./tables.ts";

export interface BackupRequest {
  /** The address of the database as its owner. */
  url: string;
  files: FileStore;
  secretKeys: readonly string[];
  /** Puts the secrets into the archive, which then opens everything in it. */
  withSecrets: boolean;
  /** The path of the archive. No file may exist there. */
  file: string;
}

export interface BackupDone {
  tables: number;
  rows: number;
  files: number;
}

/** Writes rows and files into one archive while the site goes on: the rows as they were at one moment, the files after it. */
export async function backup({ url, files, secretKeys, withSecrets, file }: BackupRequest): Promise<BackupDone> {
  const temp = fs.mkdtempSync(`${path.resolve(file)}.partial-`);
  const folder = path.join(temp, "content");
  const at = (member: string) => {
    const place = path.join(folder, member);
    fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
    return place;
  };
  try {
    const rows = await copyRows(url, (table) => at(tableMember(table)));
    const names = await copyFiles(files, at);
    if (withSecrets) fs.writeFileSync(at(SECRETS), secretKeys.join(","), { mode: 0o600 });
    const said = { format: 1 as const, madeAt: new Date().toISOString(), ...rows, files: names, secrets: secretChecks(secretKeys) };
    await pack(folder, said, path.join(temp, "archive"));
    fs.linkSync(path.join(temp, "archive"), file);
    return { tables: rows.tables.length, rows: rows.tables.reduce((sum, table) => sum + table.rows, 0), files: names.length };
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}

async function copyRows(url: string, fileOf: (table: string) => string) {
  const client = await openCopyClient(url);
  try {
    const tables = await copyTables(client, fileOf);
    const sequences = await readSequences(client);
    const { rows } = await client.query<{ name: string }>("select name from public.kysely_migration order by name");
    return { tables, sequences, migrations: rows.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Copies every file. A file that is removed during the copy is left out, since no row names it any more. */
async function copyFiles(files: FileStore, at: (member: string) => string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) {
    const bytes = await files.read(name);
    if (!bytes) continue;
    fs.writeFileSync(at(fileMember(name)), bytes, { mode: 0o600 });
    names.push(name);
  }
  return names;
}
