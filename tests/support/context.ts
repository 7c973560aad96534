import { afterAll } from "vitest";
import type { Context } from "#domain/context.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { openTestDatabase, testDatabaseUrl } from "./database.ts";

/** What commands get in production, on a database of this test file's own. Call it at the top of the file. */
export async function testContext(): Promise<Context & { databaseUrl: string }> {
  const databaseUrl = await testDatabaseUrl();
  const db = openTestDatabase(databaseUrl);
  const jobs = await openJobQueue(db);
  // Hooks run last first: the queue closes before its pool does.
  afterAll(() => jobs.close());
  return { db, jobs, keys: keysFrom("a secret that only tests know, 32+"), publicUrl: "https://cuna.test", databaseUrl };
}
