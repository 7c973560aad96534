import { EnvMistakes, readEnv } from "#platform/env.ts";
import { type DatabaseServer, openDatabaseServer, prepareDatabase } from "#server/database-server.ts";

/** Runs a command on the site's database, brought up to date. What goes wrong is said in sentences, not as a stack. */
export async function withDatabase(run: (database: { url: string; migrated: string[] }) => Promise<void>): Promise<void> {
  let database: DatabaseServer | undefined;
  try {
    database = await openDatabaseServer(readEnv());
    const migrated = await prepareDatabase(database.url);
    await run({ url: database.url, migrated });
  } catch (error) {
    console.error(error instanceof EnvMistakes ? error.mistakes.join("\n") : `It did not work: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await database?.stop();
  }
}
