import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { testDatabaseUrl } from "#tests/support/database.ts";

test("db/types.ts is what the migrations make: `npm run db:types` writes it", async () => {
  const args = ["node_modules/kysely-codegen/dist/cli/bin.js", "--url", await testDatabaseUrl(), "--verify"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
});
