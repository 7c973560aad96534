// Picks what `npm test` prints of a run of Vitest: only the tests that failed.
import path from "node:path";

/**
 * @typedef {object} TestResults the part of the output of Vitest's JSON reporter that is used here
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {{ name: string, status: string, message?: string, assertionResults: TestResult[] }[]} [testResults]
 *
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} TestResult
 */

/** Describes each failed test, and each file that could not be read, by its file, name and message. */
export function describeFailures(/** @type {TestResults} */ { testResults = [] }, /** @type {string} */ root) {
  return testResults.flatMap((file) => {
    const where = path.relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length > 0) return failed.map(({ fullName, failureMessages }) => describe(where, fullName, failureMessages?.[0]));
    return file.status === "failed" ? [describe(where, "could not run", file.message)] : [];
  });
}

function describe(/** @type {string} */ where, /** @type {string} */ name, message = "") {
  return `${where} › ${name}\n${withoutStack(message).replace(/^/gm, "    ")}`;
}

/** Shortens a stack to its first frame, since the frames of the runner say nothing. */
function withoutStack(/** @type {string} */ message) {
  const lines = message.trim().split("\n");
  const frame = lines.findIndex((line) => /^\s+at /.test(line));
  const own = lines.find((line) => /^\s+at /.test(line) && !line.includes("node_modules"));
  return [...(frame < 0 ? lines : lines.slice(0, frame)), ...(own ? [own.trim()] : [])].join("\n");
}
