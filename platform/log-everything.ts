import { inspect } from "node:util";
import { log } from "./log.ts";
import { withoutValues } from "./log-text.ts";

// Import this first in a process whose output is its log. Messages of libraries, React and Node then become lines of the log,
// including an error that ends the process.

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error", trace: "debug" } as const;

for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, (typeof LEVELS)[keyof typeof LEVELS]][]) {
  console[method] = (...said: unknown[]) => {
    const error = said.find((part) => part instanceof Error);
    const words = said.filter((part) => part !== error).map((part) => (typeof part === "string" ? part : inspect(part, { depth: 1 })));
    log[level]({ source: "console", ...(error && { error }) }, withoutValues(words.join(" ")));
  };
}

process.removeAllListeners("warning");
process.on("warning", (warning) => log.warn({ source: "node", error: warning }, "a warning of Node"));

process.on("uncaughtException", (error: unknown, origin) => {
  log.fatal({ error: error instanceof Error ? error : new Error(typeof error), origin }, "nobody caught an error; the process ends");
  process.exit(1);
});
