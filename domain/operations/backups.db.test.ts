import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { askBackup, backupUnderWay, keptBackups, lastComesBack, noteBackup, noteProof, noteRemoved } from "./backups.server.ts";

const ctx = { ...(await testContext()), actor: "admin:lia" as const };
const { db } = ctx;

test("who asks twice gets one backup, and both are in the log", async () => {
  expect(await backupUnderWay(db)).toBeNull();
  await Promise.all([askBackup(ctx), askBackup(ctx)]);
  expect(await backupUnderWay(db)).toMatchObject({ state: "waiting", since: expect.any(Date) });
  expect((await sql`select from pgboss.job where name = 'back-up'`.execute(db)).rows).toHaveLength(1);
  const lines = await db.selectFrom("audit_log").select("actor").where("action", "=", "backup.asked").execute();
  expect(lines).toEqual([{ actor: "admin:lia" }, { actor: "admin:lia" }]);
});

test("a backup counts as one that comes back only by its last try, and is listed until it is removed", async () => {
  const name = "cuna-2026-11-29t06-40-00";
  await noteBackup(db, { bytes: 9, name });
  await noteBackup(db, { bytes: 7, name: null });
  expect([await lastComesBack(db), await keptBackups(db)]).toEqual([true, [expect.objectContaining({ name, proof: null, fault: null })]]);
  await noteProof(db, name, { fault: "its manifest is damaged" });
  expect([await lastComesBack(db), (await keptBackups(db))[0]]).toEqual([
    false,
    expect.objectContaining({ proof: null, fault: "its manifest is damaged" }),
  ]);
  await noteProof(db, name, { rows: 12, files: 3, seconds: 1 });
  expect([await lastComesBack(db), (await keptBackups(db))[0]]).toEqual([
    true,
    expect.objectContaining({ proof: { rows: 12, files: 3, seconds: 1 }, fault: null }),
  ]);
  await noteRemoved(db, name);
  expect(await keptBackups(db)).toEqual([]);
});
