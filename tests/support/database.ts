import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withClient } from "#platform/db/with-client.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { databaseOf, EMPTY, makeTemplateOnce, SEEDED } from "./template-database.ts";

interface TestDatabaseOptions {
  /** `app` (the default) is the role of web and worker; `owner` may change the schema. */
  role?: "app" | "owner";
  /** `empty` is a database without tables, for tests of the migrations themselves. */
  from?: "demo" | "empty";
}

let server: Promise<{ url: string }> | undefined;

/**
 * Opens a database for this test file alone, with the schema and the demo world. Call it at the top of the file. It cleans up after
 * itself.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Db> {
  return openTestDatabase(await testDatabaseUrl(options), options);
}

export function openTestDatabase(url: string, { role = "app" }: TestDatabaseOptions = {}): Db {
  // Tests of floods queue many queries at once, and a busy machine processes them slowly.
  const db = openDatabase(url, { role, max: 8, connectMs: 30_000 });
  afterAll(() => db.destroy());
  return db;
}

/** Makes the same database for code that opens its own connections, and returns its address as owner of the schema. */
export async function testDatabaseUrl({ from = "demo" }: TestDatabaseOptions = {}): Promise<string> {
  server ??= openServer();
  const { url } = await server;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await withClient(url, async (client) => {
    if (from === "demo") await makeTemplateOnce(client, url);
    await client.query(`create database ${name} template ${from === "demo" ? SEEDED : EMPTY} strategy file_copy`);
  });
  afterAll(() => withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`)));
  return databaseOf(url, name);
}

/** Opens the server of TEST_DATABASE_URL as its superuser, so that any test can be run on another PostgreSQL. Otherwise opens our own. */
async function openServer(): Promise<{ url: string }> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url } : startEmbeddedPostgres({ dataDir: inject("clusterFolder"), durable: false });
}
