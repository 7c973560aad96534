import { seedDemoDays } from "#db/seed/demo-days.ts";
import { seedDemoLeads } from "#db/seed/demo-leads.ts";
import { demoWorldState, seedDemoWorld } from "#db/seed/demo-world.ts";
import { seedNewsletter } from "#db/seed/newsletter.ts";
import { drawPictures } from "#domain/content/picture-files.server.ts";
import { CONTENT_FOLDER } from "#domain/content/read-content.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import type { Env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { openDatabaseServer, prepareDatabase } from "./database-server.ts";
import { openFileStore, openServices } from "./services.ts";

const LOOK_EVERY_MS = 1_000;

export interface SiteDatabase {
  url: string;
  embedded: boolean;
  stop(): Promise<void>;
}

/**
 * Opens the database for as long as `npm start` or `npm run dev` runs. Migrates it, adds the demo world to a new embedded one of a
 * demonstration, and starts it again when somebody kills its server and its guard.
 */
export async function openSiteDatabase(env: Env): Promise<SiteDatabase> {
  let server = await openDatabaseServer(env);
  try {
    await prepareDatabase(server.url);
    await drawTexts(server.url, env);
    if (!env.demonstration) await refuseDemoWorld(server.url);
    else if (server.embedded) await seedOnce(server.url, env);
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

/** Throws when fictional centers would be shown without the demonstration bar. It never removes them by itself. */
/** Draws the pictures of the texts, as far as the store lacks them. */
async function drawTexts(url: string, env: Env): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  await drawPictures(db, openFileStore(env), CONTENT_FOLDER).finally(() => db.destroy());
}

async function refuseDemoWorld(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    if ((await demoWorldState(db)) === "present") {
      throw new Error(
        "The fictional centers of the demonstration are in this database, and the site is not started as a demonstration:\n" +
          "npm run seed -- --clear takes them off; DEMONSTRATION=on shows them as what they are.",
      );
    }
  } finally {
    await db.destroy();
  }
}

/**
 * Adds the demo world, unless somebody has removed it. Leaves out its requests where mails are really sent, since their addresses
 * do not exist.
 */
async function seedOnce(url: string, env: Env): Promise<void> {
  const owner = openDatabase(url, { role: "owner", max: 4 });
  const services = await openServices({ env, max: 4 });
  try {
    const state = await demoWorldState(owner);
    if (state === "cleared") return;
    if (state === "never") await seedDemoWorld(owner);
    if (!env.SMTP_URL) {
      await seedDemoLeads(services);
      await seedNewsletter(services);
    }
    await seedDemoDays(services);
  } finally {
    await services.close();
    await owner.destroy();
  }
}
