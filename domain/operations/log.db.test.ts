import { sql } from "kysely";
import { expect, test } from "vitest";
import { withOrigin } from "#domain/audit/origin.server.ts";
import { record } from "#domain/audit/record.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { exportLog } from "./export-log.server.ts";
import { type AskedLog, logPage } from "./log-queries.server.ts";

const db = await testDatabase();
const everything: AskedLog = { everybody: true, person: null, area: null, from: null, to: null, about: null, after: null };
const origin = { requestId: "7f3a-19c2", network: "203.0.…", device: "Firefox, Linux" };

test("a line says which request it came with and from where, and nobody alters, removes or empties the log", async () => {
  const detail = { reason: "Revisión de fin de año", before: { name: "Cuna" }, after: { name: "Nido" } };
  const line = { actor: "admin:u-1", action: "setting.changed", subjectType: "setting", subjectId: "site", detail } as const;
  await withOrigin(
    () => origin,
    () => db.transaction().execute((tx) => record(tx, line)),
  );
  const { lines } = await logPage(db, { ...everything, about: "7f3a-19c2" });
  expect(lines).toMatchObject([{ ...origin, actor: "admin", action: "setting.changed", detail }]);
  for (const statement of [sql`update audit_log set actor = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`]) {
    await expect(statement.execute(db)).rejects.toThrow("permission denied");
  }
});

test("the log is read from its end, page after page, by area, person and day, without a line twice or left out", async () => {
  await sql`insert into audit_log (at, actor, action, subject_type, subject_id)
    select '2026-03-01T12:00:00Z'::timestamptz + make_interval(hours => i / 3),
      case i % 3 when 0 then 'worker' when 1 then 'admin:u-2' else 'admin:u-3' end,
      case i % 2 when 0 then 'lead.routed' else 'price.changed' end, 'lead', 'l-' || i
    from generate_series(1, 300) i`.execute(db);
  const march = { ...everything, from: "2026-03-01", to: "2026-03-31" };
  const seen: string[] = [];
  for (let after: number | null = null; ; ) {
    const { lines, next } = await logPage(db, { ...march, after }, 70);
    seen.push(...lines.map(({ subjectId }) => subjectId));
    if (next === null) break;
    after = next;
  }
  expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => `l-${300 - i}`));
  const some = async (asked: Partial<AskedLog>) => (await logPage(db, { ...march, ...asked }, 400)).lines;
  expect((await some({ everybody: false })).length).toBe(200);
  expect((await some({ person: "u-2" })).length).toBe(100);
  expect(new Set((await some({ area: "money" })).map(({ action }) => action))).toEqual(new Set(["price.changed"]));
  expect((await some({ area: "money", person: "u-3" })).length).toBe(50);
  expect((await some({ about: "l-7" })).map(({ subjectId }) => subjectId)).toEqual(["l-7"]);
  // The first day ends at midnight in Santo Domingo, four hours after midnight in Greenwich.
  expect((await some({ to: "2026-03-01" })).length).toBe(47);
});

test("a person who takes the log away is in it themselves, and in the file", async () => {
  const actions: string[] = [];
  for await (const lines of await exportLog(db, everything, "admin:u-9")) actions.push(...lines.map(({ action }) => action));
  expect(actions[0]).toBe("audit.exported");
  expect(actions.length).toBeGreaterThan(300);
});
