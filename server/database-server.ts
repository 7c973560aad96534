import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { publishContent } from "#domain/content/publish-content.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { ensureAppRole } from "#platform/db/app-role.ts";
import { openDatabase } from "#platform/db/db.ts";
import { migrate } from "#platform/db/migrate.ts";
import { installJobSchema } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { jobKinds } from "./job-kinds.ts";

/** The migrations are no part of a build, whose modules stand one folder deeper than this file. */
const MIGRATIONS = ["../db/migrations", "../../db/migrations"]
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .find((folder) => fs.existsSync(folder))!;

/** Migrates the tables as their owner, with all migrations or only the given ones, and returns the names of those that ran. */
export async function migrateTables(url: string, folder = MIGRATIONS, only?: readonly string[]): Promise<string[]> {
  const db = openDatabase(url, { role: "owner", max: 1 });
  try {
    return await migrate(db, folder, only);
  } finally {
    await db.destroy();
  }
}

/**
 * Prepares tables, queues and texts for web and worker. Every `npm start` calls it first. It changes nothing when everything is
 * up to date.
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  await ensureAppRole(url);
  const done = await migrateTables(url);
  await installJobSchema(url, jobKinds);
  await publishTexts(url);
  return done;
}

/** Makes the tables and queues of an empty database as they were after these migrations, with the rows that migrations insert. */
export async function makeTables(url: string, migrations: readonly string[]): Promise<void> {
  await ensureAppRole(url);
  await migrateTables(url, MIGRATIONS, migrations);
  await installJobSchema(url, jobKinds);
}

/**
 * Publishes the files of content/. A file with a mistake is left out and logged, so that it does not keep the site from
 * starting.
 */
export async function publishTexts(url: string): Promise<void> {
  const reading = readContent();
  for (const { file, sentence } of reading.mistakes) log.error({ file }, `a text is not published: ${sentence}`);
  const db = openDatabase(url, { max: 1 });
  try {
    const { waiting } = await publishContent(db, reading);
    for (const file of waiting) log.warn({ file: `content/${file}` }, "the file changed after an editor did: the editor's words stay");
  } finally {
    await db.destroy();
  }
}
