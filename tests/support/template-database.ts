import type pg from "pg";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { openDatabase } from "#platform/db/db.ts";
import { withClient } from "#platform/db/with-client.ts";
import { prepareDatabase } from "#server/database-server.ts";

export const EMPTY = "template0";
export const SEEDED = "cuna_seeded";
const LOCK = 7_203_942;

/** Creates the template database unless it is there. The first test file does the work; the others wait for it. */
export async function makeTemplateOnce(client: pg.Client, url: string): Promise<void> {
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

export function databaseOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
