// Builds the site when its sources have changed since the last build. When several starts run at once, one of them builds.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./bootstrap.mjs";

const SOURCES = [
  ...["app", "domain", "emails", "messages", "platform", "public", "server", "texts", "worker"],
  ...["db/types.ts", "package.json", "package-lock.json"],
  ...["react-router.config.ts", "tsconfig.json", "vite.config.ts"],
  ...["scripts/compile-messages.ts", "scripts/message-module.ts", "scripts/plugins"],
];
const GENERATED = path.join(root, "messages/compiled");
const MARK = path.join(root, "build/inputs.sha256");
const LOCK = path.join(root, "node_modules/.building");

export async function buildOnce() {
  const wanted = digest();
  if (isBuilt(wanted)) return;
  const unlock = await lock();
  process.once("exit", unlock);
  try {
    if (isBuilt(wanted)) return;
    console.log("Building the site.");
    const since = performance.now();
    fs.rmSync(MARK, { force: true });
    await runBuild();
    fs.writeFileSync(MARK, wanted);
    console.log(`Built in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
  } finally {
    process.off("exit", unlock);
    unlock();
  }
}

const isBuilt = (/** @type {string} */ wanted) => fs.existsSync(MARK) && fs.readFileSync(MARK, "utf8") === wanted;

function digest() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(root, source))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @returns {string[]} */
function listFiles(/** @type {string} */ at) {
  const stat = fs.statSync(at);
  if (at === GENERATED || /\.test\.tsx?$/.test(at)) return [];
  return stat.isDirectory() ? fs.readdirSync(at).flatMap((name) => listFiles(path.join(at, name))) : [at];
}

/** @returns {Promise<void>} */
function runBuild() {
  const command = path.join(root, "node_modules/.bin/react-router");
  const child = spawn(process.execPath, [command, "build", "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", kill);
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${said.trim()}`));
    });
  });
}

/** Creates a file with the id of the building process. The file of a killed process is ignored. */
async function lock() {
  for (;;) {
    try {
      fs.writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      return () => fs.rmSync(LOCK, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
      const age = Date.now() - (fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > 300_000 || (age > 1_000 && !isAlive(Number(fs.readFileSync(LOCK, "utf8"))))) fs.rmSync(LOCK, { force: true });
      else await sleep(200);
    }
  }
}

function isAlive(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
