import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { ownSite } from "#tests/support/own-site.ts";
import { signIn } from "#tests/support/sign-in.ts";

// kill -9 of the worker in the middle of a large export.

const PEOPLE = 10_000;
const PATH = "/dashboard/admin/exportar";

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const cookie = await signIn(site.url, "lia");
const headers = { cookie, origin: site.url };

function killWorker(): boolean {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(site.pid)], { encoding: "utf8" });
  const line = children.split("\n").find((text) => text.includes("server/worker.js"));
  if (line) process.kill(Number.parseInt(line, 10), "SIGKILL");
  return line !== undefined;
}

const row = () => db.selectFrom("exports").selectAll().executeTakeFirstOrThrow();

/** Keeps the worker from storing another part until it is let go. Who asks for this second waits for the first, and the worker for both. */
async function holdParts(): Promise<{ letGo(): Promise<void> }> {
  const tx = await db.startTransaction().execute();
  await sql`lock table export_parts in share row exclusive mode`.execute(tx);
  return { letGo: () => tx.commit().execute() };
}

async function untilWaiting(lock: string): Promise<void> {
  const waiting = () => sql`select from pg_locks where relation = 'export_parts'::regclass and mode = ${lock} and not granted`.execute(db);
  for (const deadline = Date.now() + WAIT_MS; (await waiting()).rows.length === 0; await sleep(20))
    if (Date.now() > deadline) throw new Error(`nobody waits for ${lock}`);
}

test("a large export is made by the worker, shows how far it is, survives the death of its worker, and has each row once", async () => {
  await sql`insert into users (id, email, name) select 'u-' || n, 'u' || n || '@guanabana.example', 'Nadie' from generate_series(1, ${sql.lit(PEOPLE)}) as n`.execute(
    db,
  );
  const ask = () =>
    fetch(site.url + PATH, { method: "POST", headers, redirect: "manual", body: new URLSearchParams({ que: "usuarios", formato: "csv" }) });
  const before = await holdParts();
  expect((await ask()).status).toBe(303);
  await untilWaiting("RowExclusiveLock");
  const behindFirst = holdParts();
  await untilWaiting("ShareRowExclusiveLock");
  await before.letGo();
  const held = await behindFirst;
  const { id, read_rows: seen } = await row();
  const page = await (await fetch(site.url + PATH, { headers })).text();
  expect([seen, /<progress[^>]* value="(\d+)"/.exec(page)?.[1]]).toEqual([2000, "2000"]);
  expect((await fetch(`${site.url}${PATH}/${id}`, { headers })).status, "half a file is nobody's").toBe(404);
  expect((await ask()).status, "pressed again").toBe(303);
  expect(killWorker()).toBe(true);
  await held.letGo();
  for (const deadline = Date.now() + WAIT_MS; (await row()).ready_at === null; await sleep(100))
    if (Date.now() > deadline) throw new Error(`the export has ${(await row()).read_rows} rows`);
  const file = await fetch(`${site.url}${PATH}/${id}`, { headers });
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="usuarios.csv"');
  const mails = (await file.text()).match(/u\d+@guanabana\.example/g)!;
  expect([mails.length, new Set(mails).size]).toEqual([PEOPLE, PEOPLE]);
  const { all } = await db
    .selectFrom("exports")
    .select(({ fn }) => fn.countAll<string>().as("all"))
    .executeTakeFirstOrThrow();
  expect(Number(all)).toBe(1);
  const asked = db.selectFrom("audit_log").select("actor").where("action", "=", "export.asked");
  expect(await asked.execute()).toEqual([{ actor: `admin:${idOfPerson("lia")}` }]);
});
