// What start, dev and test need before the project's own tools are installed. It runs on any Node from 20.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(fileURLToPath(import.meta.url), "../..");
const NODE = path.join(root, "node_modules/.bin/node");
const INSTALLED = path.join(root, "node_modules/.installed-lockfile");

/** Ends the process with a sentence instead of a stack trace. */
export function giveUp(/** @type {string} */ sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Installs the packages that this run needs from package-lock.json, if they are missing or differ. A start needs only the packages that
 * build and run the site, which are half of all; tests and tools need everything. The latter are added to an existing installation,
 * which a running site may be using.
 */
export function installOnce(/** @type {"site" | "everything"} */ needed) {
  const lockfile = createHash("sha256")
    .update(fs.readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  const installed = installedFor(lockfile);
  if (installed === "everything" || installed === needed) return;
  console.log(`Installing ${needed === "site" ? "the packages of the site" : "all packages"} of package-lock.json; about half a minute.`);
  const env = { ...process.env, PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH}`, NODE_ENV: "development" };
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command = "npm", ...before] = npm;
  const how = installed === "site" ? ["install", "--no-save"] : ["ci"];
  const which = needed === "site" ? ["--omit=dev"] : ["--include=dev"];
  // Shows errors only, because npm would warn that packages need the Node that it is about to install.
  const quietly = ["--loglevel=error", "--no-audit", "--no-fund", "--no-update-notifier"];
  const { status, error } = spawnSync(command, [...before, ...how, ...which, ...quietly], { cwd: root, env, stdio: "inherit" });
  if (status !== 0) giveUp(`The packages could not be installed${error ? `: ${error.message}` : ""}. Run npm ci to see why.`);
  if (!fs.existsSync(NODE)) giveUp("The packages were installed without their install scripts: run npm ci --foreground-scripts.");
  fs.writeFileSync(INSTALLED, `${needed} ${lockfile}`);
}

/** Returns what the installed packages are enough for, or null when they do not match this lockfile. */
function installedFor(/** @type {string} */ lockfile) {
  if (!fs.existsSync(NODE)) return null;
  if (fs.existsSync(INSTALLED)) {
    const [suffices, of] = fs.readFileSync(INSTALLED, "utf8").split(" ");
    return of === lockfile ? suffices : null;
  }
  // After a manual `npm ci`, npm's own file is newer than the lockfile.
  const [own, ours] = ["node_modules/.package-lock.json", "package-lock.json"].map((file) => path.join(root, file));
  if (!fs.existsSync(own) || fs.statSync(own).mtimeMs < fs.statSync(ours).mtimeMs) return null;
  return fs.existsSync(path.join(root, "node_modules/vitest")) ? "everything" : "site";
}

/**
 * Continues under the project's own Node. Returns if this process already runs under it; otherwise runs the script again under it,
 * forwards signals and ends with its exit code.
 */
export async function continueUnderOwnNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  // The IPC channel tells the inner process when this one is gone, however it died.
  const inner = spawn(NODE, process.argv.slice(1), { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => inner.kill(signal));
  whenStarterIsGone(() => inner.kill("SIGTERM"));
  const [code, signal] = await new Promise((resolve) => inner.once("exit", (...how) => resolve(how)));
  process.exit(code ?? (signal === "SIGINT" ? 130 : 1));
}

/**
 * Calls `act` when npm is gone. A killed npm does not tell its script, which would otherwise run on and hold the port of the next start.
 */
export function whenStarterIsGone(/** @type {() => void} */ act) {
  if (process.channel) process.once("disconnect", act);
  if (!process.env.npm_lifecycle_event) return;
  const before = starters();
  const watch = setInterval(() => {
    if (starters() === before) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

/** Returns the id of our parent process, together with npm's when the parent is the shell in which npm runs scripts. */
function starters() {
  try {
    const [name = "", , npm] = fs.readFileSync(`/proc/${process.ppid}/stat`, "utf8").replace(/^\d+ /, "").split(" ");
    if (/^\((sh|dash|bash)\)$/.test(name)) return `${npm} ${process.ppid}`;
  } catch {
    // This is not Linux.
  }
  return String(process.ppid);
}
