import { readEnv } from "#platform/env.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";
import { prepareSite } from "#server/prepare-site.ts";

// Run by scripts/prepare-apart.mjs, in a process of its own.

// Whoever started this is gone, however it died.
process.once("disconnect", () => process.exit(1));
const env = readEnv();
const server = await openDatabaseServer(env);
const failure = await prepareSite(server, env).then(
  () => null,
  (error: Error) => error.message,
);
await server.stop();
process.send!({ failure }, () => process.exit());
