import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a demonstration that runs as long as the browser tests, for tests that do not change what another one reads. */
    sharedSite: { url: string; port: number; databaseUrl: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide("sharedSite", { url: site.url, port: site.port, databaseUrl: site.databaseUrl });
  return () => site.stop();
}
