import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/db.ts";
import { endClusterUsers, newFolder, query } from "#tests/support/cluster-users.ts";
import { prepareDatabase } from "./database-server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.ts";

// A server as DATABASE_URL may name it, where our user is not a superuser. The test starts its own server, since roles belong to a
// whole server.

let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: newFolder(), durable: false });
});
afterAll(async () => {
  await server.stop();
  await endClusterUsers();
});

/** Creates a database whose owner has these rights, before anything of this project exists on the server. */
async function foreignDatabase(rights: string, granted: "" | "role" | "role and membership"): Promise<string> {
  await query(server.url, "drop database if exists site");
  for (const role of ["cuna_app", "cuna"]) await query(server.url, `drop role if exists ${role}`);
  await query(server.url, `create role cuna login ${rights}`);
  await query(server.url, "create database site owner cuna");
  if (granted) await query(server.url, "create role cuna_app nologin");
  if (granted === "role and membership") await query(server.url, "grant cuna_app to cuna");
  const address = new URL(server.url);
  address.username = "cuna";
  address.pathname = "/site";
  return address.href;
}

test.for([
  ["createrole", ""],
  ["", "role and membership"],
] as const)("an owner with rights «%s» and %s is enough, and the site acts as its role", async ([rights, granted]) => {
  const url = await foreignDatabase(rights, granted);
  expect(await prepareDatabase(url)).toContain("0001_foundation");
  expect(await prepareDatabase(url)).toEqual([]);
  const db = openDatabase(url);
  expect((await sql`select current_user as name`.execute(db)).rows).toEqual([{ name: "cuna_app" }]);
  await db.insertInto("heartbeats").values({ name: "test" }).execute();
  await db.destroy();
});

test.for(["", "role"] as const)("an owner without rights, given %s, learns what an administrator has to run", async (granted) => {
  const url = await foreignDatabase("", granted);
  await expect(prepareDatabase(url)).rejects.toThrow(
    /as an administrator of the server, run: create role cuna_app nologin; grant cuna_app to cuna;$/,
  );
});
