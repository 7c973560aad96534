// The site on PostgreSQL 15, the oldest that .env.example and docs/operations.md name: its schema, and the demo world, which is made
// by the commands that visitors, centers and our team use.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findAnswers } from "#domain/content/answers.server.ts";
import type { Db } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { hasPostgres15, startPostgres15 } from "#tests/support/postgres-15.ts";
import { prepareDatabase } from "./database-server.ts";
import { seedOnce } from "./seed-once.ts";

/**
 * Returns everything that migrations make, except what versions only print differently: the order of columns, and not-null as a
 * constraint.
 */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, is_generated) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select format('%s %s', proname, prosrc) from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

describe.skipIf(!hasPostgres15)("PostgreSQL 15", () => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-oldest-"));
  let server: ReturnType<typeof startPostgres15>;
  let db: Db;
  beforeAll(async () => {
    server = startPostgres15();
    await prepareDatabase(server.url);
    db = openTestDatabase(server.url, { role: "owner" });
  });
  afterAll(async () => {
    await db?.destroy();
    server?.stop();
    fs.rmSync(DATA_DIR, { recursive: true });
  });

  test("has the schema of the PostgreSQL that the site brings", async () => {
    const own = await testDatabaseUrl({ from: "empty" });
    await prepareDatabase(own);
    const schema = await schemaOf(db);
    expect(schema.length).toBeGreaterThan(1000);
    expect(schema).toEqual(await schemaOf(openTestDatabase(own, { role: "owner" })));
  });

  test("takes the whole demo world: requests, offers, purchases, returns, quotes, messages, top-ups, papers, a newsletter", async () => {
    const warn = vi.spyOn(log, "warn");
    onTestFinished(() => warn.mockRestore());
    const SECRET_KEY = randomBytes(32).toString("base64url");
    await seedOnce(server.url, readEnv({ DATA_DIR, DATABASE_URL: server.url, SECRET_KEY, DEMONSTRATION: "on" }));
    expect(warn.mock.calls).toEqual([]);
    for (const table of ["offers", "ledger_entries", "quotes", "thread_messages", "top_ups", "lead_returns", "audit_log"]) {
      const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
      expect(rows.length, table).toBe(1);
    }
    expect((await findAnswers(db, "cuánto cuesta la fiv")).length).toBeGreaterThan(0);
  });
});
