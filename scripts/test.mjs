// `npm test`: everything that says whether the code base is well. `npm run test:long`: the slow proofs.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { continueUnderOwnNode, installOnce, root } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";

process.chdir(root);
installOnce();
await continueUnderOwnNode();
ensureChromium();

const long = process.argv.includes("--long");
const bin = (/** @type {string} */ name) => path.join("node_modules/.bin", name);
const temp = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-results-"));
const totals = { passed: 0, failed: 0 };

/** @type {import("node:child_process").ChildProcess | undefined} */
let running;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    running?.kill("SIGTERM");
    process.exit(1);
  });
}

// What the other steps read: the texts as functions, and the types of the routes.
await check("texts", ["--input-type=module", "-e", compileTexts()]);
await check("route types", [bin("react-router"), "typegen"]);
if (long) {
  await runTests("slow proofs", ["--no-file-parallelism"], { LONG_TESTS: "1" });
} else {
  await check("types", [bin("tsc")]);
  await check("style", [bin("biome"), "check", "--error-on-warnings", "."]);
  await check("import rules", [
    bin("depcruise"),
    "--output-type",
    "err-long",
    "app",
    "domain",
    "platform",
    "server",
    "worker",
    "emails",
    "db",
  ]);
  await check("unused code", [bin("knip")]);
  await check("types of the database", ["scripts/db-types.ts", "--verify"]);
  await runTests("tests", ["--project", "server", "--project", "dom"]);
  await runTests("browser tests", ["--project", "browser", "--no-file-parallelism"]);
}
fs.rmSync(temp, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** A step that is well or not; it only speaks when it is not. */
async function check(/** @type {string} */ name, /** @type {string[]} */ args) {
  const since = performance.now();
  const { code, said } = await run(args, {}, "pipe");
  report(name, code === 0, since);
  if (code === 0) totals.passed++;
  else {
    totals.failed++;
    console.log(said.trim().replace(/^/gm, "    "));
  }
}

/** Test files; each test counts. */
async function runTests(/** @type {string} */ name, /** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) {
  const since = performance.now();
  const results = path.join(temp, `${name}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${results}`];
  const { code } = await run([bin("vitest"), "run", ...reporters, ...args], env, "inherit");
  const { numPassedTests = 0, numFailedTests = 0 } = fs.existsSync(results) ? JSON.parse(fs.readFileSync(results, "utf8")) : {};
  totals.passed += numPassedTests;
  // A file that cannot even be read fails no test of its own.
  totals.failed += code === 0 ? 0 : Math.max(numFailedTests, 1);
  report(`${name} (${numPassedTests} passed)`, code === 0, since);
}

function report(/** @type {string} */ name, /** @type {boolean} */ well, /** @type {number} */ since) {
  console.log(`${well ? "✓" : "✗"} ${name}  ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

/** @returns {Promise<{ code: number | null, said: string }>} */
function run(/** @type {string[]} */ args, /** @type {Record<string, string>} */ env, /** @type {"pipe" | "inherit"} */ output) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, { env: { ...inherited, ...env }, stdio: ["ignore", output, output] });
  running = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

function compileTexts() {
  return `
    import { compile } from "@inlang/paraglide-js";
    import { paraglide } from "./paraglide.config.ts";
    await compile({ ...paraglide, logLevel: "error" });`;
}
