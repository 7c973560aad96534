// `npm start` leads from a fresh clone to the running site. It begins on any Node from 20, and continues under the project's own.
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { continueUnderOwnNode, installOnce, root } from "./bootstrap.mjs";

process.chdir(root);
installOnce("site");
await continueUnderOwnNode();

// The next start reuses the code that a process has compiled and stripped of types.
const { enableCompileCache } = await import("node:module");
process.env.NODE_COMPILE_CACHE ??= path.join(root, "node_modules/.cache/node");
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/** How long to wait for the port, since the previous run may still be ending. */
const PORT_PATIENCE_MS = 3_000;
process.env.NODE_ENV = "production";
const { readEnv, EnvMistakes } = await import("../platform/env.ts");
const { openSiteDatabase } = await import("../server/site-database.ts");
const { DEMO_PASSWORD, people } = await import("../db/seed/data/people.ts");
const { buildOnce } = await import("./build.mjs");
const { prepareApart } = await import("./prepare-apart.mjs");
const { Run, supervise } = await import("./supervisor.mjs");

/**
 * Limits of the heap, so that the whole site stays within a container of 768 MB (docs/performance.md, Memory). Without them Node
 * collects garbage late, depending on the machine's memory.
 */
const WEB = ["--max-old-space-size=256", "--max-semi-space-size=8", "build/server/web.js"];
const WORKER = ["--max-old-space-size=160", "--max-semi-space-size=4", "build/server/worker.js"];
/**
 * glibc keeps a memory pool for each thread that ever compressed a page, and never returns it. After a large block was freed, it also
 * takes blocks up to that size from its pools, where pictures and password hashes (32 MB each) leave holes that nothing fits. With a
 * fixed threshold these blocks return to the system at once.
 */
const MEMORY = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** With `--prepared`, somebody vouches that this version has prepared the database before, as tests do of their copies. */
const prepare = process.argv.includes("--prepared") ? async () => {} : prepareApart;

const run = new Run();

try {
  const env = readEnv();
  await waitForPort(env.PORT);
  const [database] = await Promise.all([openSiteDatabase(env, prepare), buildOnce()]);
  run.database = database;
  if (run.ending) throw new Error("ended while starting");
  const childEnv = { ...MEMORY, ...process.env, DATA_DIR: env.DATA_DIR };
  run.children.push(supervise("web", WEB, childEnv), supervise("worker", WORKER, childEnv));
  const [web] = await Promise.all(run.children.map((child) => child.ready));
  if (web?.kind === "port-busy") throw new Error(busy(env.PORT));
  welcome(env, database.embedded);
} catch (error) {
  if (!run.ending) {
    console.error(error instanceof EnvMistakes ? error.mistakes.join("\n") : /** @type {Error} */ (error).message);
    await run.end(1);
  }
}

async function waitForPort(/** @type {number} */ port) {
  if (port === 0) return;
  for (const deadline = Date.now() + PORT_PATIENCE_MS; !(await isFree(port)); await sleep(200)) {
    if (Date.now() > deadline) throw new Error(busy(port));
  }
}

/** @returns {Promise<boolean>} */
function isFree(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE"));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function busy(/** @type {number} */ port) {
  return `Port ${port} is taken by another program: end that one, or choose another port, as in PORT=${port + 1} npm start.`;
}

function welcome(/** @type {import("../platform/env.ts").Env} */ env, /** @type {boolean} */ embedded) {
  const lines = [`Cuna is open at:         ${env.PUBLIC_URL}`];
  if (env.demonstration && !env.SMTP_URL) lines.push(`Every mail it sends:     ${env.PUBLIC_URL}/dev/correo`);
  if (!env.demonstration && embedded) lines.push("Its first centers:       First steps, in docs/operations.md");
  if (env.demonstration) {
    lines.push("To try it:               find a center at /centros, send it a request, and read the mails");
    lines.push("                         that the center and the patient get.");
    lines.push(`To sign in, at /login:   ${people.map(({ email }) => email).join("\n                         ")}`);
    lines.push(`Password of each:        ${DEMO_PASSWORD}`);
  }
  lines.push("To end it:               Ctrl-C");
  console.log(`\n${lines.join("\n")}\n`);
}
