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

test("a line is JSON with its time and level; contact data and secrets that slipped in are redacted", async () => {
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

test("an error is logged with its type, code and message, without the row that the database attaches", async () => {
  const detail = "Key (email)=(ana@x.do) already exists.";
  const [line] = await linesOf(
    `log.error({ error: Object.assign(new TypeError("boo"), { code: "23505", detail: "${detail}" }) }, "failed")`,
  );
  expect(line).toMatchObject({ error: { type: "TypeError", code: "23505", text: "boo", stack: expect.stringContaining("boo") } });
  expect(JSON.stringify(line)).not.toContain("ana@x.do");
});

const TOKEN = `1.${"eyJlIjoxNzk1".repeat(3)}.${"aB3-".repeat(10)}xyz`;

test.each([
  ["a signed token, wherever it stands", `log.info({ reason: "at ${TOKEN} again" }, "seen /oferta/${TOKEN}")`, TOKEN],
  ["the address in an error", `log.error({ error: new Error('No route matches URL "/oferta/canario"') }, "failed")`, "canario"],
  ["a query", `log.error({ error: new Error("GET https://cuna.do/centros?q=canario failed") }, "failed")`, "canario"],
  ["an address that cannot be read", `log.error({ error: new URIError("malformed /oferta/canario%ff") }, "failed")`, "canario"],
  ["JSON that cannot be read", `try { JSON.parse('{"a": canario') } catch (error) { log.error({ error }, "failed") }`, "canario"],
  [
    "a value that the database cannot read",
    `log.error({ error: Object.assign(new Error('invalid input syntax for type uuid: "canario"'), { code: "22P02" }) }, "failed")`,
    "canario",
  ],
  ["somebody's address", `log.error({ error: new Error("550 <canario@correo.example> unknown") }, "failed")`, "canario"],
])("%s is not logged", async (_, program, secret) => {
  const lines = await linesOf(program);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test("details that locate a fault stay: constraints, files, hosts", async () => {
  const [line] = await linesOf(
    `log.error({ error: new Error('duplicate key violates "leads_key_unique" at db.internal:5432') }, "failed")`,
  );
  expect(line).toMatchObject({ error: { text: 'duplicate key violates "leads_key_unique" at db.internal:5432' } });
  expect((line!.error as { stack: string }).stack).toMatch(/\n {4}at .*:\d+:\d+/);
});

test("lines written just before the end are not lost", async () => {
  const lines = await linesOf(`for (let i = 0; i < 2000; i++) log.info({ i }, "x".repeat(100)); process.exitCode = 0;`);
  expect(lines).toHaveLength(2000);
});

test("a process ends when told to, although nobody reads its log any more", async () => {
  const child = run(`
    process.stdin.once("data", () => process.exit(7));
    setInterval(() => { for (let i = 0; i < 500; i++) log.info({ i }, "x".repeat(200)); }, 10);`);
  await once(child.stdout, "readable"); // nobody reads any further, so the pipe is soon full
  await sleep(300);
  child.stdout.destroy();
  const ended = once(child, "exit");
  child.stdin.write("end");
  const killer = setTimeout(() => child.kill("SIGKILL"), 30_000);
  const [code] = await ended;
  clearTimeout(killer);
  expect(code).toBe(7);
});
