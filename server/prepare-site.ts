import { demoWorldState } from "#db/seed/demo-world.ts";
import { drawPictures } from "#domain/content/picture-files.server.ts";
import { CONTENT_FOLDER } from "#domain/content/read-content.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import type { Env } from "#platform/env.ts";
import { prepareDatabase } from "./database-server.ts";
import { seedOnce } from "./seed-once.ts";
import { openFileStore } from "./services.ts";
import type { Prepare } from "./site-database.ts";

/** Migrates the database, publishes the texts, and adds the demo world to a new embedded one of a demonstration. */
export const prepareSite: Prepare = async ({ url, embedded }, env) => {
  await prepareDatabase(url);
  await drawTexts(url, env);
  if (!env.demonstration) await refuseDemoWorld(url);
  else if (embedded) await seedOnce(url, env);
};

/** Draws the pictures of the texts that the store lacks. */
async function drawTexts(url: string, env: Env): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  await drawPictures(db, openFileStore(env), CONTENT_FOLDER).finally(() => db.destroy());
}

/** Throws when a site for real people would show fictional centers without the demonstration bar. It removes nothing by itself. */
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
