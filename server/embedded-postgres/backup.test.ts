import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { endClusterUsers, newFolder, query } from "#tests/support/cluster-users.ts";
import { backup, restore } from "./backup.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

afterAll(endClusterUsers);

test("a backup taken while rows are written restores into an empty folder", { timeout: 60_000 }, async () => {
  const [dataDir, restored, file] = [newFolder(), newFolder(), newFolder("backup.tar.gz")];
  const db = await startEmbeddedPostgres({ dataDir });
  await query(db.url, "create extension unaccent; create table item as select i id, md5(i::text) pad from generate_series(1, 50000) i");
  let [written, running] = [0, true];
  const writer = (async () => {
    for (; running; written++) await query(db.url, "insert into item values ($1)", [-written]);
  })();
  await sleep(200);
  const before = written;
  await backup({ url: db.url, dataDir, file });
  running = false;
  await writer;
  await db.stop();
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(dataDir).filter((name) => name.includes("backup"))).toEqual([]);

  await restore({ file, dataDir: restored });
  const again = await startEmbeddedPostgres({ dataDir: restored });
  const [row] = await query<{ old: number; fresh: number; n: string }>(
    again.url,
    "select count(*) filter (where id > 0)::int old, count(*) filter (where id <= 0)::int fresh, unaccent('ñ') n from item",
  );
  expect(row).toMatchObject({ old: 50000, n: "n" });
  expect(row!.fresh).toBeGreaterThanOrEqual(before);
  expect(row!.fresh).toBeLessThanOrEqual(written);
  await again.stop();
  await expect(restore({ file, dataDir: restored })).rejects.toThrow(/not empty/);
  await expect(restore({ file: `${file}.missing`, dataDir: newFolder() })).rejects.toThrow(/cannot be unpacked/);
});
