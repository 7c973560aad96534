import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { type Mutant, withMutants } from "./mutation/mutants.ts";
import type { Reached, Step, Verdict } from "./mutation/runner.ts";

/**
 * Changes the code in small ways, one at a time, and reports the changes that no test notices:
 * npm run mutate -- domain/wallet [domain/topups/top-up.ts domain/leads/form.ts:12 …] [--sample 100] [--seed 1] [--tests tests,worker]
 * [--again] [--write]
 */
const { values: options, positionals: places } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", default: "domain" },
    again: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const REPORT = "docs/mutation.md";
/** The mutants that earlier runs on this machine noticed. */
const NOTICED = ".cuna/mutation/noticed.json";
/** A mutant that waits for a lock that is never released counts as found. On a busy machine a sound test may need a minute. */
const PATIENCE_MS = 180_000;
/** How many mutants are switched on at once in tests of other slices, which rarely notice one. */
const TOGETHER = 6;

if (!places.length) throw new Error("say what to change: npm run mutate -- domain/wallet");
if (fs.existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-mutation-"));
const results = path.join(folder, "results");
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
fs.chmodSync(folder, 0o711); // a server that root starts runs as another account, which has to reach its folder
// Both runs use one server, so that its demo world is made once.
const server = process.env.TEST_DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: path.join(folder, "postgres"), durable: false });
if (server) process.env.TEST_DATABASE_URL = server.url;

/** Vitest would run slow files first, but the runner needs the order of the plan. */
class AsPlanned extends BaseSequencer {
  override sort = async (files: TestSpecification[]) => files;
}

const mutants: Mutant[] = [];
const changed = new Map<string, string>();
for (const file of new Set(places.flatMap(sourcesIn))) {
  const made = withMutants(file, fs.readFileSync(file, "utf8"), mutants.length);
  mutants.push(...made.mutants);
  changed.set(path.resolve(file), made.code);
}
const before = new Set<string>(fs.existsSync(NOTICED) ? JSON.parse(fs.readFileSync(NOTICED, "utf8")) : []);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, keepAndExit);
const tests = testsOf(places);
console.log(`${mutants.length} mutants in ${changed.size} files; ${tests.length} test files may reach them`);

const reached = (await runSteps(tests.map((file) => ({ file, mutants: [], last: null })))) as Reached[];
for (const { file, failed } of reached) if (failed.length) console.log(`left out, since it fails without any mutant: ${file}: ${failed}`);
const meant = mutants.filter((mutant) => places.some((place) => isIn(mutant, place)));
const chosen = options.sample ? [...new Set(places.flatMap(sampleOf))] : meant;
const wanted = options.again ? chosen.filter((mutant) => !before.has(nameOf(mutant))) : chosen;
const verdicts = await runSteps(stepsFor(wanted, reached));
await server?.stop();
report(verdicts);

/** Returns whether a mutant is in the named slice, file or line. */
function isIn({ file, line }: Mutant, place: string): boolean {
  return file === place || `${file}:${line}` === place || file.startsWith(`${place}/`);
}

function sampleOf(place: string): Mutant[] {
  const own = meant.filter((mutant) => isIn(mutant, place));
  return shuffled(own, Number(options.seed)).slice(0, Number(options.sample));
}

function sourcesIn(named: string): string[] {
  const place = named.replace(/:\d+$/, "");
  const files = fs.statSync(place).isDirectory() ? fs.readdirSync(place).map((name) => path.join(place, name)) : [place];
  return files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
}

/** Returns the tests that import a place, directly or through tests/support. */
function testsOf(named: string[]): string[] {
  const slices = [...new Set(named.map((place) => (path.extname(place) ? path.dirname(place) : place)))];
  const files = options.tests.split(",").flatMap((top) => fs.globSync([top, `${top}/**/*.{ts,tsx}`]));
  const text = (file: string) => fs.readFileSync(file, "utf8");
  const names = (file: string) => slices.some((slice) => text(file).includes(`#${slice}/`));
  const support = fs.globSync("tests/support/*.{ts,tsx}").filter((file) => !file.includes(".test.") && names(file));
  return files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !/\.(long|alone|dom)\.test\./.test(file) &&
      !file.startsWith("tests/e2e/") &&
      (slices.includes(path.dirname(file)) || names(file) || support.some((helper) => text(file).includes(`#${helper}`))),
  );
}

/**
 * Returns which file runs with which mutants: the slice's own files first, then the quick ones. Each file runs once more without a mutant
 * at its end, to check that it still passes.
 */
function stepsFor(some: Mutant[], seen: Reached[]): Step[] {
  const ids = new Set(some.map(({ id }) => id));
  const folders = new Set(some.map(({ file }) => path.dirname(file)));
  const isOwn = ({ file }: Reached) => folders.has(path.dirname(file));
  const sound = seen.filter(({ failed }) => !failed.length).sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.ms - b.ms);
  return sound.flatMap((each): Step[] => {
    const { file, tests: reaching } = each;
    const last = new Map<number, number>();
    for (const [index, [, hit]] of reaching.entries()) for (const id of hit) if (ids.has(id)) last.set(id, index);
    // A mutant that the file reaches outside of its tests needs all of its tests.
    for (const id of reaching.find(([test]) => !test)?.[1] ?? []) if (ids.has(id)) last.set(id, reaching.length);
    const step = (mutants: number[]): Step => ({
      file,
      mutants,
      last: reaching[Math.max(...mutants.map((id) => last.get(id)!))]?.[0] || null,
    });
    const alone = [...last.keys()].map((id) => step([id]));
    const together = isOwn(each) ? [] : groups([...last.keys()].sort((a, b) => a - b)).map(step);
    return alone.length ? [...together, ...alone, { file, mutants: [], last: null }] : [];
  });
}

/** Divides mutants so that neighbours, of which one may hide the other, are in different groups. */
function groups(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / TOGETHER);
  return Array.from({ length: count }, (_, group) => ids.filter((_id, index) => index % count === group)).filter(
    ({ length }) => length > 1,
  );
}

async function runSteps(steps: Step[]): Promise<(Verdict | Reached)[]> {
  fs.writeFileSync(results, "");
  process.env.MUTATION_RESULTS = results;
  process.env.MUTATION_PLAN = path.join(folder, "plan.json");
  fs.writeFileSync(process.env.MUTATION_PLAN, JSON.stringify(steps));
  if (!steps.length) return [];
  const vitest = await createVitest(
    "test",
    {
      config: "vite.config.ts",
      watch: false,
      reporters: [{}],
      environment: "node",
      globalSetup: "./tests/support/global-setup.ts",
      setupFiles: "./tests/support/quiet.ts",
      runner: "./scripts/mutation/runner.ts",
      isolate: false,
      maxWorkers: 1,
      sequence: { sequencer: AsPlanned },
      fileParallelism: false,
      passWithNoTests: true,
      dangerouslyIgnoreUnhandledErrors: true,
      expect: { poll: { timeout: PATIENCE_MS / 6 } },
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS * 3,
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          transform: (_, id) => changed.get(id),
          // A module that was kept from another run would hold that run's mutants.
          configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (changed.has(id) ? false : undefined)),
        },
      ],
      resolve: { alias: { "virtual:react-router/server-build": path.resolve("tests/support/server-build.ts") } },
    },
  );
  const project = vitest.getRootProject();
  const { unhandledErrors } = await vitest.runTestSpecifications(steps.map(({ file }) => project.createSpecification(path.resolve(file))));
  await vitest.close();
  const answers = answersSoFar();
  if (!answers.length) throw new Error("no test ran", { cause: unhandledErrors });
  return answers;
}

function answersSoFar(): (Verdict | Reached)[] {
  const lines = fs.readFileSync(results, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** Keeps what an interrupted run has noticed, so that the next one with --again goes on from there. */
function keepAndExit(): void {
  const killed = killedIn(answersSoFar());
  for (const mutant of mutants) if (killed.has(mutant.id)) before.add(nameOf(mutant));
  keepNoticed();
  process.exit(1);
}

function killedIn(answers: (Verdict | Reached)[]): Set<number> {
  return new Set(answers.flatMap((answer) => ("killed" in answer && answer.killed ? [answer.mutant] : [])));
}

function keepNoticed(): void {
  fs.mkdirSync(path.dirname(NOTICED), { recursive: true });
  fs.writeFileSync(NOTICED, JSON.stringify([...before]));
}

/** Names a mutant so that its name stays the same when other lines change. */
function nameOf({ file, was, becomes, nth }: Mutant): string {
  return `${file} ${was} → ${becomes} ${nth}`;
}

function report(answers: (Verdict | Reached)[]): void {
  for (const answer of answers)
    if ("failed" in answer && answer.failed.length) console.log(`not to be trusted, it fails afterwards: ${answer.file}`);
  const killed = killedIn(answers);
  const ran = new Set(answers.flatMap((answer) => ("killed" in answer ? [answer.mutant] : [])));
  for (const mutant of chosen) if (!wanted.includes(mutant)) for (const ids of [killed, ran]) ids.add(mutant.id);
  for (const mutant of chosen) before[killed.has(mutant.id) ? "add" : "delete"](nameOf(mutant));
  keepNoticed();
  for (const place of places) {
    const own = chosen.filter((mutant) => isIn(mutant, place));
    for (const { id, file, line, was, becomes } of own)
      if (!killed.has(id)) console.log(`${ran.has(id) ? "survived" : "not reached"}  ${file}:${line}  ${was}  →  ${becomes}`);
    const score = Math.round((100 * own.filter(({ id }) => killed.has(id)).length) / own.length);
    const of = mutants.filter((mutant) => isIn(mutant, place)).length;
    console.log(`${place}: ${score} % of ${own.length} mutants (of ${of}) noticed`);
    if (options.write)
      writeScore(place, `| \`${place}\` | ${score} % | ${own.length} of ${of} | ${own.filter(({ id }) => !ran.has(id)).length} |`);
  }
}

/** Replaces the line of a place in the table, or adds one at the end. */
function writeScore(place: string, line: string): void {
  const lines = fs.readFileSync(REPORT, "utf8").trimEnd().split("\n");
  const at = lines.findIndex((each) => each.startsWith(`| \`${place}\` |`));
  const end = lines.findLastIndex((each) => each.startsWith("|"));
  lines.splice(at < 0 ? end + 1 : at, at < 0 ? 0 : 1, line);
  fs.writeFileSync(REPORT, `${lines.join("\n")}\n`);
}

/** Returns the list in a random order that depends on the seed only. */
function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  for (let i = 0; i < 8; i++) next();
  return list
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
