import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, inject } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withClient } from "#platform/db/with-client.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";

const EMPTY = "template0";
const SEEDED = "cuna_seeded";
const LOCK = 7_203_942;

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

/** Creates the template database. The first test file does the work; the others wait for it. */
async function makeTemplateOnce(client: pg.Client, url: string): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [SEEDED]);
    if (rowCount) return;
    const draft = `${SEEDED}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${EMPTY}`);
    await prepareDatabase(databaseOf(url, draft));
    const db = openDatabase(databaseOf(url, draft), { role: "owner" });
    await seedDemoWorld(db).finally(() => db.destroy());
    await withClient(databaseOf(url, draft), (draftClient) => draftClient.query("vacuum analyze"));
    // A template can be copied only while nobody is connected to it.
    await client.query(`alter database ${draft} with allow_connections false`);
    await client.query(`alter database ${draft} rename to ${SEEDED}`);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

function databaseOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
