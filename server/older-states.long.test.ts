import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openAuth } from "#domain/identity/auth.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { checkLedger } from "#domain/wallet/check-ledger.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import { rowsOf } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder } from "#tests/support/cluster-users.ts";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { restore } from "./backup/restore.ts";
import { prepareDatabase } from "./database-server.ts";
import { seedOnce } from "./seed-once.ts";

// Demonstrations that older versions of the site left, each with its secret, as `node scripts/older-state.ts COMMIT` makes them.

const STATES = path.resolve("server/older-states");
/** What nobody may lose. A start publishes texts again, runs jobs and adds what the demo world lacks. */
const KEPT = ["users", "provider_profiles", "leads", "offers", "reviews", "ledger_entries", "consultations", "settings"];
afterAll(endClusterUsers);

test.each(readdirSync(STATES))("%s starts, keeps its rows, opens its requests and lets its people in", async (state) => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const DATABASE_URL = await testDatabaseUrl({ from: "empty" });
  const before = readEnv({ DATABASE_URL, DATA_DIR: newFolder(), DEMONSTRATION: "on" });
  await restore(before, { from: path.join(STATES, state), replace: false });
  const counted = new Map((await rowsOf(DATABASE_URL)).map(({ name, rows }) => [name, rows]));

  // The secret of the archive is in the folder by now.
  const env = readEnv({ DATABASE_URL, DATA_DIR: before.DATA_DIR, DEMONSTRATION: "on" });
  await prepareDatabase(DATABASE_URL);
  await seedOnce(DATABASE_URL, env);
  expect(warn.mock.calls).toEqual([]);

  const owner = openDatabase(DATABASE_URL, { max: 2, role: "owner" });
  const db = openDatabase(DATABASE_URL, { max: 2 });
  const jobs = await openJobQueue(db);
  onTestFinished(async () => {
    await jobs.close();
    await Promise.all([db.destroy(), owner.destroy()]);
  });
  const now = new Map((await rowsOf(DATABASE_URL)).map(({ name, rows }) => [name, rows]));
  const lost = KEPT.filter((table) => (now.get(`public.${table}`) ?? 0) < (counted.get(`public.${table}`) ?? 0));
  expect(lost).toEqual([]);
  expect(await checkLedger(owner)).toEqual([]);

  const keys = keysFrom(env.secretKeys);
  const sealed = await db.selectFrom("leads").select(["id", "sealed"]).where("sealed", "is not", null).execute();
  expect(sealed.length).toBeGreaterThan(0);
  for (const lead of sealed) expect(await unsealLead(keys, db, leaveOfPatient(lead.id), lead.sealed)).not.toBeNull();

  const auth = openAuth({
    db,
    jobs,
    keys,
    publicUrl: "https://cuna.example",
    cookies: { session: "__Host-session", prefix: "__Host-cuna" },
  });
  const visit = { ip: "203.0.113.9", headers: new Headers(), device: undefined };
  for (const email of ["maria.rosario@correo.example", "amaranta.solis@luna-de-larimar.example"])
    expect(await auth.signIn(visit, { email, password: DEMO_PASSWORD, ownDevice: false })).toMatchObject({ outcome: "signed-in" });
});
