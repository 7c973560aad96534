/**
 * `npm run db:types` writes db/types.ts from the migrated schema, on a temporary database.
 * `npm run db:types -- --verify` fails when the file differs from what the migrations make.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateTables } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";

const verify = process.argv.includes("--verify");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-types-"));
fs.chmodSync(folder, 0o711); // started by root, the server runs as another account, which needs to pass through
const server = await startEmbeddedPostgres({ dataDir: path.join(folder, "postgres") });
try {
  await migrateTables(server.url);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/kysely-codegen/dist/cli/bin.js", "--url", server.url, ...(verify ? ["--verify"] : [])],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    console.error(
      verify ? "db/types.ts is not what the migrations make: run `npm run db:types` and commit it." : "db/types.ts was not written.",
    );
  } else console.log(verify ? "db/types.ts says what the migrations make." : "db/types.ts written.");
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
