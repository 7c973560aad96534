import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptBackups } from "#domain/operations/backups.server.ts";
import type { Db } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { openFileFolder } from "#platform/files.ts";
import { keysFrom } from "#platform/keys.ts";
import { changedTables, filesOf, rowsOf, SECRET_KEY } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { type BackedUpSite, backUpSite } from "./back-up-site.ts";
import { openBackupStore, storedBackups } from "./backup-store.ts";
import { restore } from "./restore.ts";

const DATA_DIR = newFolder();
const files = openFileFolder(path.join(newFolder(), "files"));
const store = openBackupStore({ BACKUPS_URL: undefined, DATA_DIR });
let owner: Db;
let site: BackedUpSite;

beforeAll(async () => {
  fs.mkdirSync(DATA_DIR, { recursive: true });
  const databaseUrl = await testDatabaseUrl();
  owner = openTestDatabase(databaseUrl, { role: "owner" });
  await files.put("photos/ab/one-480.webp", Uint8Array.of(1, 2, 3));
  const env = { DATA_DIR, BACKUPS_URL: undefined, secretKeys: [SECRET_KEY] as const };
  site = { db: openTestDatabase(databaseUrl), databaseUrl, files, keys: keysFrom(SECRET_KEY), env };
});
afterAll(endClusterUsers);

/** Keeps each backup at another second, since its name has no more. */
async function backUp() {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await backUpSite(site);
}
const inStore = async () => (await storedBackups(store)).map(({ name }) => name);

test("a backup is tried with every row, file and cent, and brings the site back by its name", async () => {
  const killed = path.join(DATA_DIR, "backup.work-killed");
  fs.mkdirSync(killed);
  await backUp();
  const [name] = await inStore();
  const [backup] = await keptBackups(site.db);
  expect(backup).toMatchObject({ name, fault: null, proof: { files: 1 } });
  expect(backup!.proof!.rows).toBeGreaterThan(1_000);
  expect(fs.readdirSync(DATA_DIR)).toEqual(["backups"]);

  const [before, DATABASE_URL, place] = [await rowsOf(site.databaseUrl), await testDatabaseUrl({ from: "empty" }), newFolder()];
  fs.mkdirSync(place, { recursive: true });
  fs.cpSync(path.join(DATA_DIR, "backups"), path.join(place, "backups"), { recursive: true });
  const env = readEnv({ DATABASE_URL, DATA_DIR: place, SECRET_KEY });
  expect(await restore(env, { from: name!, replace: false })).toMatchObject({ files: 1, missingSecrets: [] });
  // The row of the backup came after it.
  const changed = changedTables(before, await rowsOf(DATABASE_URL));
  expect(changed.filter((line) => !line.startsWith("public.backups:"))).toEqual([]);
  expect(await filesOf(openFileFolder(path.join(place, "files")))).toEqual(await filesOf(files));
});

test("one that does not come back says why, and older ones stay until one does", async () => {
  await store.put("cuna-2020-01-01t06-40-00/00001-last", Uint8Array.of(1));
  await store.put("cuna-2020-01-02t06-40-00/00001", Uint8Array.of(1));
  // Money that no entry of the ledger brought.
  const { rows } = await sql<{ id: string }>`insert into ledger_accounts (kind, provider_id, balance_cents)
    select 'provider', id, 100 from provider_profiles p where not exists (select from ledger_accounts a where a.provider_id = p.id)
    limit 1 returning id`.execute(owner);
  await backUp();
  const [broken] = await keptBackups(site.db);
  expect(broken).toMatchObject({ proof: null, fault: expect.stringContaining("its ledger has 1 faults, the first balance-differs") });
  expect(await inStore()).toHaveLength(4);

  await sql`delete from ledger_accounts where id = ${rows[0]!.id}`.execute(owner);
  await backUp();
  const kept = await keptBackups(site.db);
  expect(kept.map(({ name }) => name).reverse()).toEqual(await inStore());
  expect(kept[0]).toMatchObject({ fault: null });
  expect((await inStore()).filter((name) => name.includes("2020"))).toEqual([]);
});
