import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ReadAs, ReadCalendar } from "./busy-times.ts";

export interface Question extends ReadAs {
  /** Each of somebody's calendars. */
  calendars: readonly Uint8Array[];
  /** True for what a CalDAV server answered, false for a calendar's file. */
  answered: boolean;
}

/** A build puts the thread's module beside the file that the process started with. */
const THREAD = import.meta.env?.PROD
  ? pathToFileURL(path.join(path.dirname(process.argv[1]!), "busy-times.js"))
  : new URL("./busy-times-thread.ts", import.meta.url);

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
/** A calendar of ten years is read in less than a second. */
const PATIENCE_MS = 20_000;

/**
 * Reads a stranger's calendar in a thread of its own, so that neither the time nor the memory that its rules take keeps other work
 * waiting.
 */
export function busyTimesApart(workerData: Question, patienceMs = PATIENCE_MS): Promise<ReadCalendar> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData, resourceLimits: LIMITS });
    const late = setTimeout(() => {
      resolve({ ok: false, reason: "too-much" });
      void thread.terminate();
    }, patienceMs);
    thread.once("message", resolve);
    thread.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ ok: false, reason: "too-much" });
      else reject(error);
    });
    thread.once("exit", () => {
      clearTimeout(late);
      reject(new Error("the thread ended without an answer"));
    });
  });
}
