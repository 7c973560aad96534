import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { withClient } from "#platform/db/with-client.ts";
import { readEnv } from "#platform/env.ts";
import { prepareSite } from "#server/prepare-site.ts";
import { openSiteDatabase } from "#server/site-database.ts";
import { keepsWorlds, world } from "./kept-worlds.ts";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a demonstration that runs during the browser tests, for tests that do not change what another one reads. */
    sharedSite: { url: string; port: number; databaseUrl: string };
    /** A data folder with the demo world that no process uses. Tests that need a site of their own start it on a copy. */
    preparedSite: string;
    /** The same for sites that keep their mails: where it saves time, a folder whose requests are routed and whose mails are written. */
    livedSite: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await world("prepared", prepare);
  const lived = keepsWorlds ? await world("lived", (folder) => live(folder, prepared)) : prepared;
  project.provide("preparedSite", prepared);
  project.provide("livedSite", lived);
  const site = await startSite({ copyOf: lived, prepared: keepsWorlds });
  project.provide("sharedSite", { url: site.url, port: site.port, databaseUrl: site.databaseUrl });
  return () => site.stop();
}

async function prepare(folder: string): Promise<void> {
  // Requests of the demo world send mails, so only sites that keep their mails add them.
  const database = await openSiteDatabase(readEnv({ DATA_DIR: folder, SMTP_URL: "smtp://localhost:1" }), prepareSite);
  await database.stop();
}

/** Lets a site work until nothing waits. */
async function live(folder: string, prepared: string): Promise<void> {
  const site = await startSite({ dataDir: folder, copyOf: prepared });
  const waiting = `select (select count(*) from leads where status = 'accepted') + (select count(*) from mail_messages where status = 'queued') as n`;
  const isBusy = () => withClient(site.databaseUrl, async (client) => (await client.query<{ n: string }>(waiting)).rows[0]!.n !== "0");
  while (await isBusy()) await sleep(200);
  await site.stop();
}
