import { sql } from "kysely";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { COLUMN_NAMES } from "#domain/imports/columns.ts";
import { openRowParser } from "#domain/imports/import-batch.server.ts";
import { testContext } from "#tests/support/context.ts";
import { askExport, exportsOf } from "./ask-export.server.ts";
import { EXPORTS, type ExportFormat, type ExportName, type ExportRow } from "./exports.ts";
import { forgetExports } from "./forget-exports.server.ts";
import { makeExport } from "./make-export.server.ts";
import { readExport } from "./read-export.server.ts";

const ctx = await testContext();
const { db } = ctx;
const LIA = idOfPerson("lia");
const HOUR = 3_600_000;

/** Asks for a file, makes it and reads it. */
async function taken(what: ExportName, format: ExportFormat): Promise<string> {
  const id = await askExport(ctx, { userId: LIA, what, format });
  await makeExport(ctx, id);
  return textOf(id);
}

async function textOf(id: string): Promise<string> {
  const opened = await readExport(ctx, LIA, id);
  let text = "";
  for await (const part of opened!.parts) text += new TextDecoder("utf-8", { ignoreBOM: true }).decode(part);
  return text;
}

const all = async (what: ExportName) => JSON.parse(await taken(what, "json")) as ExportRow[];

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

test("everything leaves whole, without anything sealed, and the log says who asked for it and who took it", async () => {
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
    // Asking for the log leaves a line in it.
    expect((await all(what as keyof typeof tables)).length, what).toBe(Number(count) + (what === "registro" ? 1 : 0));
  }
  for (const what of EXPORTS) for (const row of (await all(what)).slice(0, 50)) expect(Object.keys(row)).not.toContain("sealed");
  for (const what of EXPORTS) {
    const rows = Papa.parse<Record<string, string>>((await taken(what, "csv")).replace("\uFEFF", "").trimEnd(), { header: true }).data;
    const listed = await all(what);
    // Each file leaves lines in the log itself.
    if (what !== "registro") expect(rows.length, what).toBe(listed.length);
    expect(Object.keys(rows[0] ?? {}), what).toEqual(Object.keys(listed[0] ?? {}));
  }
  const lines = db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", "usuarios").orderBy("id");
  const actor = `admin:${LIA}`;
  expect((await lines.execute()).slice(-2)).toEqual([
    { actor, action: "export.asked", detail: { format: "json" } },
    { actor, action: "export.made", detail: { format: "json" } },
  ]);
});

test("a file that was interrupted continues behind its last whole part, with each row once; asking again while it is made is the same file", async () => {
  await sql`insert into users (id, email, name) select 'u-' || n, 'u' || n || '@correo.example', 'Nadie' from generate_series(1, 4500) as n`.execute(
    db,
  );
  const asked = { userId: LIA, what: "usuarios", format: "csv" } as const;
  const id = await askExport(ctx, asked);
  let writes = 0;
  const full = {
    ...ctx.files,
    put: async (name: string, bytes: Uint8Array) => (++writes === 2 ? Promise.reject(new Error("full")) : ctx.files.put(name, bytes)),
  };
  await expect(makeExport({ ...ctx, files: full }, id)).rejects.toThrow("full");
  const [half] = await exportsOf(db, LIA);
  expect([half!.readRows, half!.until]).toEqual([2000, null]);
  expect(await readExport(ctx, LIA, id)).toBeNull();
  expect(await askExport(ctx, asked)).toBe(id);
  await Promise.all([makeExport(ctx, id), makeExport(ctx, id)]);
  const mails = Papa.parse<string[]>((await textOf(id)).trimEnd())
    .data.slice(1)
    .map(([mail]) => mail);
  expect(new Set(mails).size).toBe(mails.length);
  expect(mails.length).toBe((await exportsOf(db, LIA))[0]!.allRows);
  expect(mails.length).toBeGreaterThan(4500);
  expect(await askExport(ctx, asked)).not.toBe(id);
});

test("a file is for its asker alone, sealed where it is kept, and gone with its keys after a day", async () => {
  const id = await askExport(ctx, { userId: LIA, what: "centros", format: "json" });
  await makeExport(ctx, id);
  expect(await readExport(ctx, idOfPerson("amaranta"), id)).toBeNull();
  expect(await readExport(ctx, LIA, "no-such")).toBeNull();
  const { stored_as } = await db.selectFrom("export_parts").select("stored_as").where("export_id", "=", id).executeTakeFirstOrThrow();
  expect(new TextDecoder().decode((await ctx.files.read(stored_as))!)).not.toContain("tipo");
  const keys = () => db.selectFrom("subject_keys").select("subject_id").where("subject_kind", "=", "export-part").execute();
  await db.updateTable("exports").set({ ready_at: sql`now() - interval '23 hours'` }).execute();
  await forgetExports(ctx, Date.now() + 25 * HOUR);
  expect(await readExport(ctx, LIA, id)).not.toBeNull();
  await db.updateTable("exports").set({ ready_at: sql`now() - interval '25 hours'` }).where("ready_at", "is not", null).execute();
  expect(await readExport(ctx, LIA, id)).toBeNull();
  expect((await exportsOf(db, LIA)).map((one) => one.id)).not.toContain(id);
  await db.deleteFrom("exports").where("ready_at", "is", null).execute();
  await forgetExports(ctx, Date.now() + 25 * HOUR);
  expect([await ctx.files.read(stored_as), await keys()]).toEqual([null, []]);
});
