import fs from "node:fs";
import { cp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { withClient } from "#platform/db/with-client.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { isGuarded, makePipe, takeLease } from "#server/embedded-postgres/lease.ts";
import { WAIT_MS } from "./hangs.ts";
import { keepsWorlds, world } from "./kept-worlds.ts";
import { enterRunFolder } from "./run-folder.ts";
import { makeTemplateOnce } from "./template-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run's database server, which starts once a test asks for one. */
    clusterFolder: string;
  }
}

const PREFIX = "cuna-tests-";

/**
 * Provides one database server for each run, in a folder of its own, so that simultaneous runs do not collide. The first test that asks
 * starts it (tests/support/database.ts), and the lease taken here keeps it until the last test has ended.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  enterRunFolder();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  fs.chmodSync(folder, 0o711); // started by root, the server runs as another account, which needs to pass through
  const cluster = path.join(folder, "postgres");
  fs.mkdirSync(cluster, { mode: 0o700 });
  if (keepsWorlds)
    await cp(path.join(await world("databases", makeDatabases), "cluster"), path.join(cluster, "cluster"), { recursive: true });
  await makePipe(cluster, {});
  const pipe = path.join(cluster, "lease");
  const lease = takeLease(pipe);
  project.provide("clusterFolder", cluster);
  return async () => {
    fs.closeSync(lease);
    for (let end = Date.now() + WAIT_MS; isGuarded(pipe) && Date.now() < end; ) await sleep(10);
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** Makes a server that has the template of the databases of tests already. */
async function makeDatabases(folder: string): Promise<void> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await withClient(url, (client) => makeTemplateOnce(client, url)).finally(stop);
}
