import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { JobKind } from "#platform/jobs.ts";
import { jobKinds } from "./job-kinds.ts";

const files = globSync("domain/*/*-jobs.ts").filter((file) => !file.includes(".test."));

test("every job that a command enqueues has a queue and a worker", async () => {
  const kinds = (await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)))).flatMap((module) =>
    Object.entries(module as Record<string, JobKind<object>>).filter(([name]) => name.endsWith("Job")),
  );
  const workers = globSync("worker/*.ts").filter((file) => !file.includes(".test."));
  const taken = workers.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(kinds.length).toBeGreaterThan(1);
  for (const [name, kind] of kinds) {
    expect(jobKinds, `${name} in server/job-kinds.ts`).toContain(kind);
    // A job that also runs by the clock is in the table of the schedule.
    expect(taken, `a worker for ${name}`).toMatch(new RegExp(`\\.work\\(${name},|\\{ kind: ${name}, cron:`));
  }
});
