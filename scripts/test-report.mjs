// The reporter of `npm test`. It writes the result of a run of Vitest to the file that TEST_REPORT names, and reports each finished file to
// the open file with the number TEST_PROGRESS.
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed tests that failed, that a failed hook kept from running, and files and hooks that failed
 * @property {string[]} failures each with its file, name and message
 * @property {{ name: string, seconds: number }[]} times the time of each test
 * @property {{ name: string, seconds: number }[]} fileTimes the time of each file with its imports and hooks
 */

export default class TestReporter {
  /** Says how far a long run has come. @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    if (process.env.TEST_PROGRESS) fs.writeSync(Number(process.env.TEST_PROGRESS), `${lineOf(module)}\n`);
  }

  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly { message?: string, stack?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {TestReport} */
    const report = { passed: 0, failed: 0, failures: [], times: [], fileTimes: [] };
    for (const module of modules) readModule(module, report);
    for (const error of unhandledErrors) fail(report, "between tests", error);
    fs.writeFileSync(/** @type {string} */ (process.env.TEST_REPORT), JSON.stringify(report));
  }
}

function lineOf(/** @type {import("vitest/node").TestModule} */ module) {
  const seconds = (module.diagnostic().duration / 1000).toFixed(1);
  return `  ${module.ok() ? "✓" : "✗"} ${path.relative(process.cwd(), module.moduleId)}  ${seconds} s`;
}

function readModule(/** @type {import("vitest/node").TestModule} */ module, /** @type {TestReport} */ report) {
  const file = path.relative(process.cwd(), module.moduleId);
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  report.fileTimes.push({ name: file, seconds: (duration + collectDuration + setupDuration) / 1000 });
  for (const error of module.errors()) fail(report, `${file} › could not run, or a hook failed`, error);
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) fail(report, `${file} › ${suite.fullName} › a hook failed`, error);
  // A worker that died leaves its files unfinished and without an error.
  const finished = ["passed", "failed", "skipped"].includes(module.state());
  if (!finished) fail(report, `${file} › did not finish`);
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const name = `${file} › ${test.fullName}`;
    if (state === "passed") report.passed++;
    else if (state === "failed") fail(report, name, errors?.[0]);
    else if (state === "pending" || hookFailed(test.parent)) fail(report, `${name} › did not run`);
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    report.times.push({ name, seconds });
  }
}

/** Returns whether a hook around these tests failed, which leaves them skipped. */
function hookFailed(/** @type {import("vitest/node").TestSuite | import("vitest/node").TestModule} */ around) {
  return around.errors().length > 0 || (around.type === "suite" && hookFailed(around.parent));
}

function fail(
  /** @type {TestReport} */ report,
  /** @type {string} */ name,
  /** @type {{ message?: string, stack?: string } | undefined} */ error,
) {
  report.failed++;
  report.failures.push(error ? `${name}\n${withoutFrames(error).replace(/^/gm, "    ")}` : name);
}

/** Returns the message with the first stack frame of our code, since the runner's frames do not help. */
function withoutFrames(/** @type {{ message?: string, stack?: string }} */ { message = "", stack = "" }) {
  const frame = stack.split("\n").find((line) => /^\s+at /.test(line) && !line.includes("node_modules"));
  return [message.trim(), ...(frame ? [frame.trim()] : [])].join("\n");
}
