import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { ownSite } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";

// kill -9 of the worker in the middle of a large import, repeatedly, and of its undo.

const ROWS = 5_000;
const KILLS = 3;

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const cookie = await signIn(site.url, "lia");

function killWorker(): boolean {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  const line = children.split("\n").find((text) => text.includes("server/worker.js"));
  if (line) process.kill(Number.parseInt(line, 10), "SIGKILL");
  return line !== undefined;
}

async function statesOf(id: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("import_rows")
    .where("import_id", "=", id)
    .groupBy("state")
    .select(["state", ({ fn }) => fn.countAll<string>().as("rows")])
    .execute();
  return Object.fromEntries(rows.map(({ state, rows: number }) => [state, Number(number)]));
}

const statusOf = async (id: string) =>
  (await db.selectFrom("imports").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

async function untilStatus(id: string, status: string): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS; (await statusOf(id)) !== status; await sleep(100))
    if (Date.now() > deadline) throw new Error(`the import is not ${status}: ${JSON.stringify(await statesOf(id))}`);
}

test("a large import shows how far it is, survives the death of its worker, and brings no row in twice; its undo does the same", async () => {
  const rows = Array.from({ length: ROWS }, (_, i) => `centro,Centro Guanábana ${i},Santiago,fiv,citas${i}@guanabana.example`);
  const form = new FormData();
  form.set("archivo", new Blob([["tipo,nombre,ciudad,servicios,email", ...rows].join("\n")], { type: "text/csv" }), "grande.csv");
  const headers = { cookie, origin: site.url };
  const sent = await fetch(`${site.url}/dashboard/admin/importar`, { method: "POST", body: form, headers, redirect: "manual" });
  expect(sent.status).toBe(303);
  const address = new URL(sent.headers.get("location")!, site.url).href;
  const id = address.split("/").at(-1)!;
  await untilStatus(id, "checked");
  const begin = { method: "POST", headers, redirect: "manual", body: new URLSearchParams({ accion: "importar", version: "1" }) } as const;
  expect((await fetch(address, begin)).status).toBe(303);

  let kills = 0;
  const seen: number[] = [];
  for (const wanted of Array.from({ length: KILLS }, (_, index) => ((index + 1) * ROWS) / (KILLS + 1))) {
    const doneRows = async () => (await statesOf(id)).created ?? 0;
    while ((await doneRows()) < wanted && (await statusOf(id)) === "running") await sleep(20);
    const page = await (await fetch(address, { headers })).text();
    const shown = /<progress[^>]* value="(\d+)"/.exec(page);
    if (shown) seen.push(Number(shown[1]));
    if (killWorker()) kills++;
  }
  await untilStatus(id, "finished");
  expect(kills).toBe(KILLS);
  expect(seen.length, "how far it is stands on the page").toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await statesOf(id)).toEqual({ created: ROWS });
  const { profiles, names } = await db
    .selectFrom("provider_profiles")
    .where("name", "like", "Centro Guanábana %")
    .select(({ fn }) => [fn.countAll<string>().as("profiles"), fn.count<string>("name").distinct().as("names")])
    .executeTakeFirstOrThrow();
  expect([Number(profiles), Number(names)]).toEqual([ROWS, ROWS]);
  const told = db.selectFrom("audit_log").select("actor").where("action", "=", "import.finished").where("subject_id", "=", id);
  expect(await told.execute()).toEqual([{ actor: `admin:${idOfPerson("lia")}` }]);

  const undo = { method: "POST", headers, redirect: "manual", body: new URLSearchParams({ accion: "deshacer" }) } as const;
  expect((await fetch(address, undo)).status).toBe(303);
  while (((await statesOf(id)).undone ?? 0) < ROWS / 4 && (await statusOf(id)) === "undoing") await sleep(20);
  const page = await (await fetch(address, { headers })).text();
  if ((await statusOf(id)) === "undoing") expect(page).toMatch(/<progress[^>]* value="\d+"/);
  expect(killWorker()).toBe(true);
  await untilStatus(id, "undone");
  expect(await statesOf(id)).toEqual({ undone: ROWS });
  const left = db.selectFrom("provider_profiles").select("id").where("name", "like", "Centro Guanábana %");
  expect(await left.execute()).toEqual([]);
  const undone = db.selectFrom("audit_log").select("detail").where("action", "=", "import.undone").where("subject_id", "=", id);
  expect(await undone.execute()).toEqual([{ detail: { file: "grande.csv", removed: ROWS, stay: 0 } }]);
});
