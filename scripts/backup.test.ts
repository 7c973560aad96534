import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";

afterAll(endClusterUsers);

test.each(["backup", "restore"] as const)("npm run %s says in a sentence what it was not given", async (name) => {
  const missing = await command(name, [], { DATA_DIR: newFolder() });
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining(`npm run ${name} -- cuna.tar`) });
  expect(missing.stderr).not.toContain("    at ");
});

test("a backup without a database fails and creates none", async () => {
  const empty = newFolder();
  const { status, stderr } = await command("backup", [newFolder("none.tar")], { DATA_DIR: empty });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("holds no database yet") });
  expect(fs.existsSync(path.join(empty, "postgres"))).toBe(false);
});
