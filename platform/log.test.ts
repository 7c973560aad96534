import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const LOG = pathToFileURL(path.resolve("platform/log.ts")).href;
const run = (program: string) =>
  spawn(process.execPath, ["--input-type=module", "-e", `const { log } = await import("${LOG}");${program}`]);

async function linesOf(program: string): Promise<Record<string, unknown>[]> {
  const child = run(program);
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text));
  await once(child, "close");
  return said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("a line is JSON with its time and level; contact data and secrets that slipped in are blotted out", async () => {
  const [line] = await linesOf(`log.warn({ lead: "l-1", email: "ana@x.do", person: { phone: "809", "set-cookie": "s" } }, "seen")`);
  expect(line).toEqual({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lead: "l-1",
    email: "[redacted]",
    person: { phone: "[redacted]", "set-cookie": "[redacted]" },
    msg: "seen",
  });
});

test("an error tells its kind, code and text, and not the row that the database shows with it", async () => {
  const detail = "Key (email)=(ana@x.do) already exists.";
  const [line] = await linesOf(
    `log.error({ error: Object.assign(new TypeError("boo"), { code: "23505", detail: "${detail}" }) }, "failed")`,
  );
  expect(line).toMatchObject({ error: { type: "TypeError", code: "23505", text: "boo", stack: expect.stringContaining("boo") } });
  expect(JSON.stringify(line)).not.toContain("ana@x.do");
});

test("lines written just before the end are not lost", async () => {
  const lines = await linesOf(`for (let i = 0; i < 2000; i++) log.info({ i }, "x".repeat(100)); process.exitCode = 0;`);
  expect(lines).toHaveLength(2000);
});

test("a process ends when told to, though nobody reads its log any more", async () => {
  const child = run(`
    process.stdin.once("data", () => process.exit(7));
    setInterval(() => { for (let i = 0; i < 500; i++) log.info({ i }, "x".repeat(200)); }, 10);`);
  await sleep(700); // the pipe is full, its reader slow
  child.stdout.destroy();
  const ended = once(child, "exit");
  child.stdin.write("end");
  const killer = setTimeout(() => child.kill("SIGKILL"), 8_000);
  const [code] = await ended;
  clearTimeout(killer);
  expect(code).toBe(7);
});
