/**
 * `npm run db:types` writes db/types.ts from the migrated schema, on a temporary database. db/types.db.test.ts checks that the file is
 * up to date.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateTables } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-types-"));
fs.chmodSync(folder, 0o711); // when root starts it, the server runs as another account, which must be able to enter
const server = await startEmbeddedPostgres({ dataDir: path.join(folder, "postgres") });
try {
  await migrateTables(server.url);
  const { status } = spawnSync(process.execPath, ["node_modules/kysely-codegen/dist/cli/bin.js", "--url", server.url], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
