import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { people } from "#db/seed/data/people.ts";
import type { Db } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { makeTables, prepareDatabase } from "./database-server.ts";
import { seedOnce } from "./seed-once.ts";

const LAST_OF_THEN = "0050_search_words";
const MARIA = "maria.rosario@correo.example";
const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-older-world-"));
afterAll(() => fs.rmSync(DATA_DIR, { recursive: true }));

let db: Db;
let start: () => Promise<void>;
let before: unknown[];

beforeAll(async () => {
  const url = await testDatabaseUrl({ from: "empty" });
  const all = fs.readdirSync("db/migrations").map((file) => file.slice(0, -4));
  await makeTables(
    url,
    all.filter((name) => name <= LAST_OF_THEN),
  );
  db = openTestDatabase(url, { role: "owner" });
  await sql.raw(fs.readFileSync("server/older-demonstration.sql", "utf8")).execute(db);
  before = await whatWasThere();
  await prepareDatabase(url);
  const SECRET_KEY = randomBytes(32).toString("base64url");
  const env = readEnv({ DATA_DIR, DATABASE_URL: url, SECRET_KEY, DEMONSTRATION: "on" });
  start = () => seedOnce(url, env);
});

/** Returns the rows of the restored folder that a center and a patient would notice first. */
async function whatWasThere(): Promise<unknown[]> {
  const { rows } = await sql`
    select p.slug, p.short_description, p.daily_lead_cap, l.number, l.status as lead, o.status as offer, o.price_cents, o.made_at
    from provider_profiles p left join offers o on o.provider_id = p.id and o.lead_id in (select id from leads where number = 'CU-2026-00001')
    left join leads l on l.id = o.lead_id
    where p.slug in ('clinica-luna-de-larimar', 'unidad-caracola') order by p.slug`.execute(db);
  return rows;
}

function listenToWarnings() {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  return warn.mock;
}

const inDemonstration = (email: string) => db.selectFrom("users").select("email").where("email", "=", email).execute();

test("a demonstration from before there were people starts, gets them and their requests, and loses nothing", async () => {
  const warnings = listenToWarnings();
  await start();
  expect(before).toMatchObject([{ number: "CU-2026-00001", offer: "open" }, { daily_lead_cap: 4 }]);
  expect(await whatWasThere()).toEqual(before);
  for (const { email } of people) expect(await inDemonstration(email)).toEqual([{ email }]);
  expect(await sql`select from thread_messages`.execute(db).then(({ rows }) => rows.length)).toBeGreaterThan(0);
  expect(warnings.calls).toEqual([]);
});

test("what somebody deletes from a demonstration of today stays deleted at the next start", async () => {
  await db.deleteFrom("users").where("email", "=", MARIA).execute();
  await start();
  expect(await inDemonstration(MARIA)).toEqual([]);
});

test("a step that a used world does not take any more is left out with a warning, and the start goes on", async () => {
  await sql`delete from settings where key = 'demo_searches'`.execute(db);
  await sql`delete from searched_words`.execute(db);
  await sql`alter table searched_words add constraint none_of_today check (false)`.execute(db);
  const warnings = listenToWarnings();
  await start();
  expect(warnings.calls.map(([line]) => (line as { step?: string }).step)).toContain("searches");
});
