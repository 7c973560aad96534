import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "#platform/env.ts";
import { openFileFolder } from "#platform/files.ts";
import { changedTables, filesOf, rowsOf, SECRET_KEY } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

afterAll(endClusterUsers);

test("a site comes back in an empty place with every row and every file, and a part of a backup brings nothing", async () => {
  const [url, to, file, part] = [
    await testDatabaseUrl(),
    await testDatabaseUrl({ from: "empty" }),
    newFolder("site.tar"),
    newFolder("part"),
  ];
  const from = openFileFolder(path.join(newFolder(), "files"));
  await from.put("photos/ab/one-480.webp", Uint8Array.of(1, 2, 3));
  const [rows, files] = [await rowsOf(url), await filesOf(from)];
  expect(rows.reduce((sum, table) => sum + table.rows, 0)).toBeGreaterThan(1_000);
  await backup({ url, files: from, secretKeys: [SECRET_KEY], withSecrets: false, file });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);

  const DATA_DIR = newFolder();
  const env = readEnv({ DATABASE_URL: to, DATA_DIR, SECRET_KEY: "another secret of some 32 characters" });
  fs.writeFileSync(part, fs.readFileSync(file).subarray(0, 100_000));
  await expect(restore(env, { from: part, replace: true })).rejects.toThrow("so nothing was touched");
  expect([fs.readdirSync(DATA_DIR), await rowsOf(to)]).toEqual([[], []]);

  expect(await restore(env, { from: file, replace: false })).toMatchObject({ files: 1, movedTo: null, missingSecrets: ["1"] });
  expect(changedTables(rows, await rowsOf(to))).toEqual([]);
  expect(await filesOf(openFileFolder(path.join(DATA_DIR, "files")))).toEqual(files);
  await expect(restore(env, { from: file, replace: false })).rejects.toThrow("is not empty: choose another one, or say --replace");
});
