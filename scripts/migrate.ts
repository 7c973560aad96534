/** `npm run db:migrate`: brings the schema up to date, on the embedded database or the one of DATABASE_URL. */
import { readEnv } from "#platform/env.ts";
import { openDatabaseServer, prepareDatabase } from "#server/database-server.ts";

const server = await openDatabaseServer(readEnv());
try {
  const done = await prepareDatabase(server.url);
  console.log(done.length > 0 ? `Migrated: ${done.join(", ")}.` : "The schema is up to date.");
} finally {
  await server.stop();
}
