import { type Env, readEnv } from "#platform/env.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";
import { startFailure } from "#server/start-failure.ts";

/** Runs a command with the settings of the environment. Prints a failure as a sentence, without a stack trace. */
export async function runCommand(run: (env: Env) => Promise<void>): Promise<void> {
  let env: Env | undefined;
  try {
    env = readEnv();
    await run(env);
  } catch (error) {
    console.error(startFailure(error, env?.DATABASE_URL)?.join("\n") ?? `It did not work: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Runs a command on the site's database, after migrating it. */
export async function withDatabase(run: (database: { url: string; migrated: string[] }) => Promise<void>): Promise<void> {
  await runCommand(async (env) => {
    const database = await openDatabaseServer(env);
    try {
      await run({ url: database.url, migrated: await prepareDatabase(database.url) });
    } finally {
      await database.stop();
    }
  });
}

/** Returns the one file that a command was given. */
export function fileArgument([file, ...rest]: readonly string[], usage: string): string {
  if (!file || rest.length > 0) throw new Error(`give one file: ${usage}`);
  return file;
}
