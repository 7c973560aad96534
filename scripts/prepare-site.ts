import { readEnv } from "#platform/env.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";
import { prepareSite } from "#server/prepare-site.ts";

// scripts/prepare-apart.mjs runs this in a process of its own.

// The starting process is gone, however it died.
process.once("disconnect", () => process.exit(1));
const env = readEnv();
const server = await openDatabaseServer(env);
const failure = await prepareSite(server, env).then(
  () => null,
  (error: Error) => error.message,
);
await server.stop();
process.send!({ failure }, () => process.exit());
