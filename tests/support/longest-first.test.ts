import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "./longest-first.ts";

const kept: Record<string, number> = JSON.parse(readFileSync("tests/slowest-files.json", "utf8"));

test("the longest files start first, whatever their project, and those that share modules stay together", async () => {
  const last = { failed: false, duration: 1 };
  const order = new LongestFirst({ cache: { getTestSpecificationResult: () => last } } as unknown as Vitest);
  const file = (name: string, project: string, isolate = true) =>
    ({ moduleId: path.resolve(name), project: { name: project, config: { isolate, sequence: { groupOrder: 0 } } } }) as TestSpecification;
  const [slowest, second] = Object.keys(kept).toSorted((one, other) => kept[other]! - kept[one]!) as [string, string];
  const sorted = await order.sort([
    file("a/quick.test.ts", "browser"),
    file(second, "browser"),
    file(slowest, "server", false),
    file(slowest, "server"),
    file("a/quick.test.ts", "server", false),
  ]);
  expect(sorted.map(({ moduleId, project }) => `${path.relative(".", moduleId)} of ${project.config.isolate ? "its own" : "all"}`)).toEqual(
    [`${slowest} of its own`, `${second} of its own`, "a/quick.test.ts of its own", `${slowest} of all`, "a/quick.test.ts of all"],
  );
});

test("each file whose time is kept is there", () => {
  expect(Object.keys(kept).filter((name) => !existsSync(name))).toEqual([]);
});
