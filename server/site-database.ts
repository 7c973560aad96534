import type { Env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { type DatabaseServer, openDatabaseServer } from "./open-database-server.ts";

/** Makes tables, texts and the demo world what this version needs, or throws. */
export type Prepare = (server: Pick<DatabaseServer, "url" | "embedded">, env: Env) => Promise<void>;

const LOOK_EVERY_MS = 1_000;

export interface SiteDatabase {
  url: string;
  embedded: boolean;
  stop(): Promise<void>;
}

/**
 * Opens the database for as long as `npm start` or `npm run dev` runs. Prepares it, and starts it again when both its server and its
 * guard were killed. The function that prepares it is a parameter, so that a long-lived process need not load its modules.
 */
export async function openSiteDatabase(env: Env, prepare: Prepare): Promise<SiteDatabase> {
  let server = await openDatabaseServer(env);
  try {
    await prepare(server, env);
  } catch (error) {
    await server.stop();
    throw error;
  }

  let missed = 0;
  let reviving: Promise<void> | undefined;
  const watch = setInterval(() => {
    missed = server.isServed() ? 0 : missed + 1;
    // The guard restarts a killed server after a moment. Only this restarts a killed guard.
    if (missed >= 3) reviving ??= revive().finally(() => (reviving = undefined));
  }, LOOK_EVERY_MS);

  async function revive() {
    try {
      const revived = await openDatabaseServer(env);
      const before = server;
      server = revived;
      await before.stop();
      log.warn("the database was gone and runs again");
    } catch (error) {
      log.error({ error }, "the database is gone and does not start");
    }
  }

  return {
    url: server.url,
    embedded: server.embedded,
    async stop() {
      clearInterval(watch);
      await reviving;
      await server.stop();
    },
  };
}
