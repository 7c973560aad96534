import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const MODULE = pathToFileURL(path.resolve("platform/log-everything.ts")).href;

/** Runs a program as our processes do and returns what it wrote to both streams. */
async function outputOf(program: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", `await import("${MODULE}"); ${program}`], {
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  const [code] = (await once(child, "close")) as [number];
  return { code, lines: said.split("\n").filter(Boolean) };
}

const WARNINGS = {
  "a library": `console.warn('The URL path "/oferta/canario%ff" could not be decoded')`,
  "a library with a value": `console.error("bad request", { path: "/oferta/canario" })`,
  React: `console.error(new Error('at "/oferta/canario"'), "more")`,
  "a careless line": `console.log("several\\nlines %s", "/oferta/canario")`,
  Node: `process.emitWarning("about /oferta/canario?x=1", "DeprecationWarning")`,
  "a stream that leaks": `import("node:events").then(({ EventEmitter }) => { const e = new EventEmitter(); for (let i = 0; i < 12; i++) e.on("canario", () => {}) })`,
};
test.each(Object.entries(WARNINGS))("a warning of %s is a line of the log, without the requested address", async (who, program) => {
  const { code, lines } = await outputOf(program);
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: expect.stringMatching(/info|warn|error/), source: expect.any(String) });
  if (who !== "a stream that leaks") expect(lines[0]).not.toContain("canario");
});

const FAULTS = {
  "an error": `setTimeout(() => { throw new TypeError("at /oferta/canario?x=1") })`,
  "a promise": `Promise.reject(new TypeError("at /oferta/canario?x=1"))`,
  "no error at all": `throw "/oferta/canario"`,
};
test.each(Object.entries(FAULTS))("%s that nobody caught ends the process with a line in the log", async (_, program) => {
  const { code, lines } = await outputOf(program);
  expect(code).toBe(1);
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["fatal"]);
  expect(lines[0]).not.toContain("canario");
});
