import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { COLUMN_NAMES } from "#domain/imports/columns.ts";
import { openRowParser } from "#domain/imports/import-batch.server.ts";
import { testContext } from "#tests/support/context.ts";
import { exportRows, recordExport } from "./export-rows.server.ts";
import { EXPORTS, type ExportRow } from "./exports.ts";

const { db } = await testContext();
const actor = `admin:${idOfPerson("lia")}` as const;

async function all(what: (typeof EXPORTS)[number]): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for await (const page of exportRows(db, what)) rows.push(...page);
  return rows;
}

test("centers and specialists that leave come in again the same, unless the import would refuse them from anybody", async () => {
  const parse = await openRowParser(db);
  const refused: string[] = [];
  for (const what of ["centros", "especialistas"] as const) {
    const rows = await all(what);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const cells = Object.fromEntries(COLUMN_NAMES.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
      const read = parse(cells);
      if (!read.ok) {
        refused.push(...read.problems.map(({ code }) => code));
        continue;
      }
      const stored = await db
        .selectFrom("provider_profiles")
        .selectAll()
        .where("slug", "=", row.direccion_corta as string)
        .executeTakeFirstOrThrow();
      const { image_gallery: _, ...columns } = read.profile.columns;
      for (const [column, value] of Object.entries(columns)) {
        const kept = stored[column as keyof typeof stored];
        const inOrder = (given: unknown) => (Array.isArray(given) ? [...given].sort() : given);
        expect(inOrder(value), `${row.nombre} ${column}`).toEqual(inOrder(kept));
      }
    }
  }
  // The demo world has centers without a mailbox, which an import refuses.
  expect([...new Set(refused)]).toEqual(["center-without-email"]);
});

test("everything leaves whole, without anything sealed, and the log says who took it", async () => {
  const tables = {
    precios: "provider_prices",
    usuarios: "users",
    solicitudes: "leads",
    "libro-mayor": "ledger_entries",
    registro: "audit_log",
  } as const;
  for (const [what, table] of Object.entries(tables)) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect((await all(what as keyof typeof tables)).length, what).toBe(Number(count));
  }
  for (const what of EXPORTS) for (const row of (await all(what)).slice(0, 50)) expect(Object.keys(row)).not.toContain("sealed");
  await recordExport({ db, actor }, "usuarios", "csv");
  const line = await db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", "export.made").executeTakeFirst();
  expect(line).toEqual({ actor, detail: { format: "csv" } });
});
