import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** Runs Vitest on one file of these tests, and returns what its report says. */
async function reportOf(tests: string) {
  const folder = mkdtempSync(join(tmpdir(), "cuna-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "some.test.js"), `import { beforeAll, describe, expect, test } from "vitest";\n${tests}`);
  const file = join(folder, "report.json");
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, TEST_PROGRESS: ____, ...env } = process.env;
  const args = ["node_modules/vitest/vitest.mjs", "run", `--reporter=${resolve("scripts/test-report.mjs")}`];
  const ended = promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...env, TEST_REPORT: file } });
  const exit = await ended.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  return { exit, ...(JSON.parse(readFileSync(file, "utf8")) as { passed: number; failed: number; failures: string[] }) };
}

test("a hook that fails prints its reason, and the tests it kept from running count as failed", async () => {
  const { exit, passed, failed, failures } = await reportOf(`
    test("well", () => {});
    test.skip("left out on purpose", () => {});
    describe("behind the hook", () => {
      beforeAll(() => { throw new Error("no room for the hook"); });
      test("first", () => {});
      describe("deeper", () => { test("second", () => {}); });
    });`);
  expect({ exit, passed, failed }).toEqual({ exit: 1, passed: 1, failed: 3 });
  expect(failures.join("\n")).toContain("no room for the hook");
  expect(failures.join("\n")).toContain("behind the hook > deeper > second › did not run");
});

test("a hook of the whole file and a file that cannot be read say why", async () => {
  expect(await reportOf(`beforeAll(() => { throw new Error("the file's hook"); }); test("one", () => {});`)).toMatchObject({
    exit: 1,
    failed: 2,
    failures: [expect.stringContaining("the file's hook"), expect.stringContaining("one › did not run")],
  });
  const unreadable = await reportOf(`throw new Error("not to be read");`);
  expect(unreadable).toMatchObject({ exit: 1, passed: 0, failed: 1, failures: [expect.stringContaining("not to be read")] });
});

test("a failed test is named with its message and the place that it failed at", async () => {
  const { failures } = await reportOf(`test("sums", () => expect(1 + 1).toBe(3));`);
  expect(failures).toEqual([expect.stringMatching(/^some\.test\.js › sums\n.*expected 2 to be 3.*at .*some\.test\.js:/s)]);
});
