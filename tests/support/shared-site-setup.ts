import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readEnv } from "#platform/env.ts";
import { prepareSite } from "#server/prepare-site.ts";
import { openSiteDatabase } from "#server/site-database.ts";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a demonstration that runs during the browser tests, for tests that do not change what another one reads. */
    sharedSite: { url: string; port: number; databaseUrl: string };
    /** A data folder with the demo world that no process uses. Tests that need a site of their own start it on a copy. */
    preparedSite: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = mkdtempSync(join(tmpdir(), "cuna-prepared-"));
  // Requests of the demo world send mails, so only sites that keep their mails add them.
  const database = await openSiteDatabase(readEnv({ DATA_DIR: prepared, SMTP_URL: "smtp://localhost:1" }), prepareSite);
  await database.stop();
  project.provide("preparedSite", prepared);
  const site = await startSite({ copyOf: prepared });
  project.provide("sharedSite", { url: site.url, port: site.port, databaseUrl: site.databaseUrl });
  return async () => {
    await site.stop();
    rmSync(prepared, { recursive: true, force: true });
  };
}
