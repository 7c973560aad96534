import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/db.ts";
import { guardsOf, killAll, postmasterOf } from "#tests/support/cluster-processes.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { prepareDatabase } from "./database-server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.ts";
import { healthRoutes } from "./health.ts";

const dataDir = newFolder();
const cluster = path.join(dataDir, "postgres");
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: cluster });
  await prepareDatabase(server.url);
});
afterAll(async () => {
  await server.stop();
  await endClusterUsers();
});

test("a database that dies is answered with 503 at once, and is ready again when it is back, with the same pool", async () => {
  const db = openDatabase(server.url);
  const routes = healthRoutes({
    embedded: true,
    closing: new AbortController().signal,
    env: { DATA_DIR: dataDir, FILES_URL: undefined },
    files: { read: async () => null },
    db,
  });
  const readiness = async () => {
    const answer = await routes.request("/readyz");
    return { status: answer.status, reason: ((await answer.json()) as { reason?: string }).reason };
  };
  const ready = { status: 200, reason: undefined };
  expect(await readiness()).toEqual(ready);
  killAll([...guardsOf(cluster), postmasterOf(cluster)]);
  await expect.poll(readiness).toEqual({ status: 503, reason: "database" });
  expect((await routes.request("/healthz")).status).toBe(200);
  const revived = await startEmbeddedPostgres({ dataDir: cluster });
  await expect.poll(readiness).toEqual(ready);
  await db.destroy();
  await revived.stop();
});
