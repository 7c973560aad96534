import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("the import rules read the whole code base: with the wrong parser they pass while reading nothing", () => {
  const args = [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    "app",
    "domain",
    "platform",
    "worker",
    "server",
    "--output-type",
    "json",
  ];
  const { summary } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"] }),
  );
  expect(summary.totalCruised).toBeGreaterThan(300);
  expect(summary.totalDependenciesCruised).toBeGreaterThan(1_000);
}, 60_000);
