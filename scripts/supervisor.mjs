// Keeps the processes of the site running and ends them together.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { whenStarterIsGone } from "./bootstrap.mjs";

/** How long a child may take to finish its work before it is killed. */
const PATIENCE_MS = 25_000;
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5_000;
/** Signals within this time count as one, because a Ctrl-C may arrive from the terminal and again from npm. */
const SAME_SIGNAL_MS = 1_000;
/** A child that ran this long was healthy and is restarted at once. */
const HEALTHY_AFTER_MS = 10_000;

/** The processes of `npm start` or `npm run dev`. The first signal ends them in order, a second one at once. */
export class Run {
  /** @type {Supervised[]} */
  children = [];
  /** @type {{ stop(): Promise<void> } | undefined} */
  database;
  endingSince = 0;

  constructor() {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void this.end(0));
    whenStarterIsGone(() => void this.end(0));
  }

  get ending() {
    return this.endingSince > 0;
  }

  /** Lets everything finish, and leaves no process running. */
  async end(/** @type {number} */ code) {
    if (this.ending) {
      if (Date.now() - this.endingSince < SAME_SIGNAL_MS) return;
      for (const child of this.children) child.kill();
      process.exit(1);
    }
    this.endingSince = Date.now();
    await Promise.all(this.children.map((child) => child.stop()));
    await this.database?.stop();
    process.exit(code);
  }
}

/**
 * @typedef {object} Supervised
 * @property {Promise<{ kind: string, port?: number }>} ready resolves with its first message; rejects if it ends before
 * @property {() => Promise<void>} stop lets it drain and waits for its end
 * @property {() => void} kill
 */

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Supervised}
 */
export function supervise(name, args, env) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {Promise<unknown>} */
  let ended = Promise.resolve();
  let stopping = false;
  let failures = 0;
  let everReady = false;
  const { promise: ready, resolve: isReady, reject: neverReady } = Promise.withResolvers();

  function start() {
    const since = Date.now();
    // The child has a process group of its own, so that Ctrl-C in a terminal reaches only this process, which then tells its children.
    const started = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true });
    child = started;
    started.on("message", (message) => {
      everReady = true;
      isReady(message);
    });
    ended = new Promise((resolve) => started.once("exit", resolve).once("error", resolve));
    started.once("error", neverReady);
    started.once("exit", (code, signal) => {
      if (stopping) return;
      if (!everReady) return neverReady(new Error(`The ${name} process ended before it was ready (${signal ?? `code ${code}`}).`));
      failures = Date.now() - since > HEALTHY_AFTER_MS ? 0 : failures + 1;
      const wait = failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS);
      console.error(`The ${name} process ended unexpectedly (${signal ?? `code ${code}`}); starting it again.`);
      void sleep(wait).then(() => stopping || start());
    });
  }

  start();
  return {
    ready: /** @type {Promise<{ kind: string, port?: number }>} */ (ready),
    async stop() {
      stopping = true;
      child?.kill("SIGTERM");
      const late = new AbortController();
      const patience = sleep(PATIENCE_MS, undefined, { signal: late.signal }).then(
        () => child?.kill("SIGKILL"),
        () => {},
      );
      await ended;
      late.abort();
      await patience;
    },
    kill() {
      stopping = true;
      child?.kill("SIGKILL");
    },
  };
}
