import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardsOf, killAll, postmasterOf, processesOf } from "#tests/support/cluster-processes.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// kill -9 of every part of a running site, one after the other, and of all at once.

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-kills-"));
const cluster = path.join(dataDir, "postgres");
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ dataDir });
});
afterAll(async () => {
  await site?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

function childPid(kind: "web" | "worker"): number | undefined {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  const line = children.split("\n").find((text) => text.includes(`server/${kind}.js`));
  return line ? Number.parseInt(line, 10) : undefined;
}

const readiness = () =>
  fetch(`${site.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const isAlive = (pid: number) => fs.existsSync(`/proc/${pid}`);

test.for(["web", "worker"] as const)("the %s process comes back, as often as it is killed", async (kind) => {
  const starts = () => site.log().split(`"${kind} ready"`).length - 1;
  for (let round = 0; round < 3; round++) {
    const [killed, before] = [childPid(kind)!, starts()];
    process.kill(killed, "SIGKILL");
    await expect.poll(starts).toBe(before + 1);
    await expect.poll(readiness).toBe(200);
    expect(childPid(kind)).not.toBe(killed);
  }
});

test("the database server comes back under the same processes", async () => {
  const children = [childPid("web"), childPid("worker")];
  for (let round = 0; round < 3; round++) {
    const killed = postmasterOf(cluster);
    process.kill(killed, "SIGKILL");
    await expect.poll(() => postmasterOf(cluster)).not.toBe(killed);
    await expect.poll(readiness).toBe(200);
  }
  expect([childPid("web"), childPid("worker")]).toEqual(children);
});

test("with its guard killed too, readiness says no, and the site starts both again", async () => {
  const children = [childPid("web"), childPid("worker")];
  killAll([...guardsOf(cluster), postmasterOf(cluster)]);
  // Its other processes notice soon that it is gone, and may answer until then.
  await expect.poll(readiness, { interval: 5 }).toBe(503);
  await expect.poll(readiness).toBe(200);
  expect(guardsOf(cluster)).not.toEqual([]);
  expect([childPid("web"), childPid("worker")]).toEqual(children);
});

test("killed itself, its processes end by themselves, and the next start on the same port works", async () => {
  const children = [childPid("web")!, childPid("worker")!];
  process.kill(site.pid, "SIGKILL");
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
  const next = await startSite({ dataDir, port: site.port });
  await site.stop();
  site = next;
  expect(await readiness()).toBe(200);
});

test("everything killed at once, the next start works", async () => {
  killAll([site.pid, childPid("web")!, childPid("worker")!, ...guardsOf(cluster), postmasterOf(cluster)]);
  const next = await startSite({ dataDir, port: site.port });
  await site.stop();
  site = next;
  expect(await readiness()).toBe(200);
  await site.stop();
  await expect.poll(() => processesOf(cluster)).toEqual([]);
});
