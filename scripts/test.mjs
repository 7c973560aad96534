// `npm test` runs every check of the code base; `npm run test:long` runs the slow ones.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { continueUnderOwnNode, installOnce, root } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";
import { installPostgres15 } from "./postgres-15.mjs";

process.chdir(root);
installOnce("everything");
await continueUnderOwnNode();
ensureChromium();

const long = process.argv.includes("--long");
const bin = (/** @type {string} */ name) => path.join("node_modules/.bin", name);
const temp = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-results-"));
/** What several runs need is made once (tests/support/kept-worlds.ts). `.ci/run` names a folder for all of them. */
const worlds = process.env.KEPT_WORLDS ?? (long ? path.join(temp, "worlds") : undefined);
/** The next process reuses compiled code, since browser tests start many processes. */
const COMPILED = path.join(root, "node_modules/.cache/node");
const totals = { passed: 0, failed: 0 };
/** @type {{ name: string, seconds: number }[]} */
const times = [];
/** @type {{ name: string, seconds: number }[]} */
const fileTimes = [];
const startedAt = performance.now();
/** The order of files (tests/support/longest-first.ts) needs only those that would keep others waiting. */
const KEPT_TIMES = "tests/slowest-files.json";
const KEPT_SECONDS = 10;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill("SIGTERM");
    process.exit(1);
  });
}

const build = () => check("build", ["--input-type=module", "-e", 'import { buildOnce } from "./scripts/build.mjs"; await buildOnce();']);

await check("texts", ["scripts/messages.ts"]);
if (long) {
  installPostgres15();
  await build();
  await runTests("slow proofs", [], { LONG_TESTS: "side by side" });
  await runTests("proofs that measure", [], { LONG_TESTS: "alone" });
} else {
  await inParallel(
    () => runTests("tests", ["--project", "server", "--project", "dom"]),
    async () => {
      await build();
      await runTests("browser tests", ["--project", "browser"]);
      // Last, since they fill the time in which the other lane only waits for its databases.
      await check("route types", [bin("react-router"), "typegen"]);
      await check("style", [bin("biome"), "check", "--error-on-warnings", "."]);
      await check("types", [bin("tsc")]);
      await check("unused code", [bin("knip")]);
    },
  );
}
fs.rmSync(temp, { recursive: true, force: true });
if (process.argv.includes("--keep-times")) keepTimes();
printSlowest(20, "tests", times);
printSlowest(10, "files, with their imports and hooks", fileTimes);
console.log(`\n${seconds(startedAt)} in all`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** Runs sequences of steps at the same time, since most steps wait half of their time for a database or a browser. */
function inParallel(/** @type {(() => Promise<void>)[]} */ ...lanes) {
  return Promise.all(lanes.map((lane) => lane()));
}

/** Runs a step and prints its output only when it fails. */
async function check(/** @type {string} */ name, /** @type {string[]} */ args) {
  const since = performance.now();
  const { code, said } = await run(args);
  totals[code === 0 ? "passed" : "failed"]++;
  report(name, code === 0, since, code === 0 ? [] : [said.trim()]);
}

/** Runs test files, and counts each test. */
async function runTests(/** @type {string} */ name, /** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) {
  const since = performance.now();
  const file = path.join(temp, `${name}.json`);
  const { code, said } = await run([bin("vitest"), "run", "--reporter=./scripts/test-report.mjs", ...args], {
    ...env,
    TEST_REPORT: file,
    ...(long && { TEST_PROGRESS: "3" }),
  });
  /** @type {import("./test-report.mjs").TestReport | undefined} */
  const tests = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
  const well = code === 0 && tests?.failed === 0;
  totals.passed += tests?.passed ?? 0;
  totals.failed += well ? 0 : Math.max(tests?.failed ?? 0, 1);
  times.push(...(tests?.times ?? []));
  fileTimes.push(...(tests?.fileTimes ?? []));
  // Without a failed test, hook or file, the failure is Vitest's own.
  report(`${name} (${tests?.passed ?? 0} passed)`, well, since, well || tests?.failures.length ? (tests?.failures ?? []) : [said.trim()]);
}

/** Keeps how long the slowest files took. Those that did not run keep their time. */
function keepTimes() {
  const kept = Object.entries(/** @type {Record<string, number>} */ (JSON.parse(fs.readFileSync(KEPT_TIMES, "utf8"))));
  const ran = new Map(fileTimes.map(({ name, seconds }) => [name, Math.round(seconds)]));
  const all = [
    ...kept.filter(([file]) => !ran.has(file) && fs.existsSync(file)),
    ...[...ran].filter(([, seconds]) => seconds >= KEPT_SECONDS),
  ];
  fs.writeFileSync(KEPT_TIMES, `${JSON.stringify(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`);
}

/** Prints the slowest of these, since a few tests take most of the time. */
function printSlowest(/** @type {number} */ count, /** @type {string} */ what, /** @type {{ name: string, seconds: number }[]} */ all) {
  const slowest = all.sort((one, other) => other.seconds - one.seconds).slice(0, count);
  console.log([`\nThe slowest ${what}:`, ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)].join("\n"));
}

function report(/** @type {string} */ name, /** @type {boolean} */ well, /** @type {number} */ since, /** @type {string[]} */ failures) {
  console.log([`${well ? "✓" : "✗"} ${name}  ${seconds(since)}`, ...failures.map((text) => text.replace(/^/gm, "    "))].join("\n"));
}

function seconds(/** @type {number} */ since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @returns {Promise<{ code: number | null, said: string }>} */
function run(/** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) {
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...inherited, NO_COLOR: "1", NODE_COMPILE_CACHE: COMPILED, ...(worlds && { KEPT_WORLDS: worlds }), ...env },
    // The last one is for lines that are printed at once (scripts/test-report.mjs).
    stdio: ["ignore", "pipe", "pipe", process.stdout],
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((resolve) =>
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code, said });
    }),
  );
}
