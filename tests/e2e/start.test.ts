import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { processesOf } from "#tests/support/cluster-processes.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-start-"));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Runs `npm start` when it is expected to fail. */
async function failedStart(env: Record<string, string>) {
  const { NODE_ENV: _, DATABASE_URL: __, SMTP_URL: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...inherited, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  const [code] = await once(child, "close");
  return { code, said: said.trim() };
}

describe("a start that cannot be", () => {
  test("a busy port is one sentence", async () => {
    const other = net.createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as net.AddressInfo;
    const { code, said } = await failedStart({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`Port ${port} is taken by another program: end that one, or choose another port, as in PORT=${port + 1} npm start.`);
  });

  test("each mistake in the environment is one sentence", async () => {
    const { code, said } = await failedStart({ PORT: "http", MAIL_FROM: "nobody" });
    expect(code).toBe(1);
    expect(said.split("\n").map((line) => line.split(" ")[0])).toEqual(["PORT", "MAIL_FROM"]);
  });

  test("a database that is not there is said, without a stack", async () => {
    const { code, said } = await failedStart({ PORT: "0", DATABASE_URL: "postgresql://cuna@127.0.0.1:1/cuna", SECRET_KEY: "k".repeat(40) });
    expect(code).toBe(1);
    expect(said).toMatch(/127\.0\.0\.1:1/);
    expect(said).not.toMatch(/^\s+at /m);
  });
});

describe("a site that is told to end", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ dataDir, copyOf: inject("preparedSite") });
  });
  afterAll(() => site?.stop());

  const childrenOf = (pid: number) =>
    execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes("build/server/"))
      .map((line) => Number.parseInt(line, 10));
  const isAlive = (pid: number) => fs.existsSync(`/proc/${pid}`);

  test("says where it is and where its mail is, and warns of nothing", async () => {
    await expect.poll(() => site.log()).toContain(`${site.url}/dev/correo`);
    expect(site.log()).toContain(`${site.url}\n`);
    expect(site.log()).not.toMatch(/warn|deprecat|experimental|"level":"(warn|error|fatal)"/i);
  });

  test("shows its mail to this machine, and to no page under another name that leads here", async () => {
    const statusAs = async (host: string) => {
      const asked = http.get(`${site.url}/dev/correo`, { headers: { host: `${host}:${site.port}` } });
      const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect([await statusAs("localhost"), await statusAs("rebound.example")]).toEqual([200, 404]);
  });

  test("answers nobody on another address of this machine", async () => {
    const outside = Object.values(os.networkInterfaces())
      .flat()
      .find((at) => at?.family === "IPv4" && !at.internal);
    if (!outside) return;
    await expect(fetch(`http://${outside.address}:${site.port}/healthz`)).rejects.toThrow("fetch failed");
  });

  test("answers what it has begun, refuses what is new, and leaves nothing running", async () => {
    const children = childrenOf(site.pid);
    expect(children).toHaveLength(2);
    const body = "variant=inline&mensaje=lento";
    const slow = http.request(`${site.url}/solicitar-informacion`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": body.length, "x-forwarded-for": "10.9.9.9" },
    });
    const answered = once(slow, "response") as Promise<[http.IncomingMessage]>;
    slow.write(body.slice(0, 10));
    await sleep(300);
    const since = performance.now();
    process.kill(site.pid, "SIGTERM");
    await expect
      .poll(() =>
        fetch(site.url).then(
          () => "taken",
          () => "refused",
        ),
      )
      .toBe("refused");
    await sleep(500);
    slow.end(body.slice(10));
    const [response] = await answered;
    expect(response.statusCode).toBeLessThan(500);
    response.resume();
    await expect.poll(() => [site.pid, ...children].filter(isAlive)).toEqual([]);
    expect(performance.now() - since).toBeLessThan(15_000);
    await site.stop(); // releases our own lease on its database
    expect(processesOf(path.join(dataDir, "postgres"))).toEqual([]);
  });

  test("starts again from what is there: no build, no second demo world, the same address", async () => {
    site = await startSite({ dataDir, port: site.port });
    expect(site.log()).not.toContain("Building");
    expect((await fetch(site.url)).status).toBe(200);
  });
});
