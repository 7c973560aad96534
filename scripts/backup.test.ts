import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { endClusterUsers, newFolder, query } from "#tests/support/cluster-users.ts";

afterAll(endClusterUsers);

const command = (name: "backup" | "restore", args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, SECRET_KEY: "a secret of at least 32 characters", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });

test("a backup is restored into an empty folder, and never over another database", { timeout: 120_000 }, async () => {
  const [site, fresh, file] = [newFolder(), newFolder(), newFolder("site.tar.gz")];
  const before = await startEmbeddedPostgres({ dataDir: path.join(site, "postgres") });
  await query(before.url, "create table item as select 42 as answer");
  expect(command("backup", [file], { DATA_DIR: site })).toMatchObject({ status: 0, stderr: "" });
  await before.stop();

  expect(command("restore", [file], { DATA_DIR: fresh })).toMatchObject({ status: 0, stderr: "" });
  const after = await startEmbeddedPostgres({ dataDir: path.join(fresh, "postgres") });
  expect(await query(after.url, "select answer from item")).toEqual([{ answer: 42 }]);
  await after.stop();

  expect(command("restore", [file], { DATA_DIR: fresh })).toMatchObject({ status: 1, stderr: expect.stringContaining("is not empty") });
  expect(command("backup", [file], { DATA_DIR: site })).toMatchObject({ status: 1, stderr: expect.stringContaining("exists already") });
});

test.each(["backup", "restore"] as const)(
  "npm run %s says in a sentence what it was not given, and leaves servers of others alone",
  (name) => {
    const own = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
    expect(command(name, ["site.tar.gz"], own)).toMatchObject({ status: 1, stderr: expect.stringContaining("pg_dump") });
    const missing = command(name, [], { DATA_DIR: newFolder() });
    expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining(`npm run ${name} -- cuna.tar.gz`) });
    expect(missing.stderr).not.toContain("    at ");
  },
);

test("a backup without a database fails and creates none", () => {
  const empty = newFolder();
  const { status, stderr } = command("backup", [newFolder("none.tar.gz")], { DATA_DIR: empty });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("holds no database yet") });
  expect(fs.existsSync(path.join(empty, "postgres"))).toBe(false);
});
