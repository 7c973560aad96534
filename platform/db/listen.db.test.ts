import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { listen } from "./listen.ts";

const url = await testDatabaseUrl();
const name = new URL(url).pathname.slice(1);

/** Runs on the server's default database, so that it can close ours to connections. */
async function asOwner(text: string): Promise<number> {
  const address = new URL(url);
  address.pathname = "/postgres";
  const client = new pg.Client(address.href);
  await client.connect();
  const { rowCount } = await client.query(text);
  await client.end();
  return rowCount ?? 0;
}

const LISTENERS = `from pg_stat_activity where datname = '${name}' and application_name = 'cuna listen'`;

test("receives notices, and after a while without the database listens again on one connection and says so once", async () => {
  const heard: (string | undefined)[] = [];
  const listener = await listen(url, ["content_changed"], (channel, payload) => heard.push(channel ? `${channel} ${payload}` : undefined));
  const say = async (payload: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query("select pg_notify('content_changed', $1)", [payload]);
    await client.end();
  };
  await say("menus");
  await expect.poll(() => heard).toEqual(["content_changed menus"]);

  await asOwner(`alter database ${name} with allow_connections false`);
  await asOwner(`select pg_terminate_backend(pid) ${LISTENERS}`);
  await sleep(2_500); // time for several failed attempts
  await asOwner(`alter database ${name} with allow_connections true`);
  await expect.poll(() => heard).toEqual(["content_changed menus", undefined]);
  await sleep(1_500);
  expect(heard).toHaveLength(2);
  expect(await asOwner(`select 1 ${LISTENERS}`)).toBe(1);
  await say("settings");
  await expect.poll(() => heard.at(-1)).toBe("content_changed settings");

  await listener.close();
  await expect.poll(() => asOwner(`select 1 ${LISTENERS}`)).toBe(0);
});
