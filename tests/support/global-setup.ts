import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { isGuarded, makePipe, takeLease } from "#server/embedded-postgres/lease.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run's database server, once a test asks for one. */
    clusterFolder: string;
  }
}

const PREFIX = "cuna-tests-";
/** Folders of runs that were killed keep memory or disk. */
const LEFT = /^cuna-(tests|site|prepared)-/;

/**
 * Provides one database server per run, in a folder of its own, so that several runs at once do not meet. The first test that
 * asks starts it (tests/support/database.ts), and the lease taken here keeps it until the last test has ended.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  dropLeftovers();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  fs.chmodSync(folder, 0o711); // started by root, the server runs as another account, which needs to pass through
  const cluster = path.join(folder, "postgres");
  fs.mkdirSync(cluster, { mode: 0o700 });
  await makePipe(cluster, {});
  const pipe = path.join(cluster, "lease");
  const lease = takeLease(pipe);
  project.provide("clusterFolder", cluster);
  return async () => {
    fs.closeSync(lease);
    for (let end = Date.now() + 10_000; isGuarded(pipe) && Date.now() < end; ) await sleep(10);
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** Removes the folders of runs that were killed, recognised by a lease that nobody holds. */
function dropLeftovers(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name);
    const hours = LEFT.test(name) ? (Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / 3_600_000 : 0;
    if (hours > 6) fs.rmSync(folder, { recursive: true, force: true });
  }
}
