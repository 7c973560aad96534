import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll } from "vitest";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { openTestDatabase, testDatabaseUrl } from "./database.ts";
import { NO_PACE } from "./pace.ts";

export const TEST_SECRET = "a secret that only tests know, 32+";

interface TestContextOptions {
  pace?: "none" | "usual";
}

/** Returns the context that commands get in production, on a database for this test file alone. Call it at the top of the file. */
export async function testContext({
  pace = "none",
}: TestContextOptions = {}): Promise<Context & { databaseUrl: string; files: FileStore; folder: string }> {
  const databaseUrl = await testDatabaseUrl();
  const db = openTestDatabase(databaseUrl);
  if (pace === "none") await setLeadLimits(db, NO_PACE);
  const jobs = await openJobQueue(db);
  // Hooks run in reverse order: the queue closes before its pool does.
  afterAll(() => jobs.close());
  const folder = mkdtempSync(path.join(tmpdir(), "cuna-files-"));
  afterAll(() => rm(folder, { recursive: true }));
  const keys = keysFrom(TEST_SECRET);
  return { db, jobs, keys, publicUrl: "https://cuna.test", actor: "visitor", databaseUrl, files: openFileFolder(folder), folder };
}

/** Changes the given limits in the settings and keeps the others. */
export async function setLeadLimits(db: Db, limits: object): Promise<void> {
  const value = JSON.stringify(limits);
  await sql`insert into settings (key, value) values ('lead_limits', ${value}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db);
}
