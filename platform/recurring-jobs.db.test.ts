import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { installJobSchema, type JobKind, openJobRunner } from "./jobs.ts";

const tick: JobKind<Record<string, never>> = { name: "tick", schema: z.object({}) };

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
await installJobSchema(url, [tick]);

test("exactly the recurring jobs of the table recur", async () => {
  const running = await openJobRunner(url, { stopTimeoutSeconds: 1 });
  onTestFinished(() => running.stop());
  const recurring = async () =>
    (await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule order by name`.execute(db)).rows;
  await running.schedule([{ kind: tick, cron: "0 4 * * *" }]);
  await running.schedule([{ kind: tick, cron: "30 4 * * *" }]);
  expect(await recurring()).toEqual([{ name: "tick", cron: "30 4 * * *" }]);
  await running.schedule([]);
  expect(await recurring()).toEqual([]);
});
