import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { keepSealedFile } from "#domain/vault/sealed-files.server.ts";
import { csvLines, MARK_OF_UTF_8 } from "#platform/csv.ts";
import type { Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { countExport, exportPage } from "./export-rows.server.ts";
import { EXPORT_FOLDER, type ExportFormat, type ExportName, type ExportRow } from "./exports.ts";

/** The rows of one part, which is all that is ever in memory. */
const ROWS_OF_A_PART = 2_000;

type Making = Pick<Context, "db" | "keys"> & { readonly files: FileStore };

/**
 * Makes a file in sealed parts, each in a transaction with the cursor behind it: after an interruption it continues with the first row
 * that no part has.
 */
export async function makeExport(ctx: Making, id: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await ctx.db.transaction().execute((tx) => makePart(ctx, tx, id))));
}

/** Makes one part. Returns false when nothing is left to do. */
async function makePart(ctx: Making, tx: Tx, id: string): Promise<boolean> {
  // Two workers with the same file take turns.
  const open = await tx.selectFrom("exports").selectAll().where("id", "=", id).where("ready_at", "is", null).forUpdate().executeTakeFirst();
  if (!open) return false;
  const what = open.what as ExportName;
  if (open.all_rows === null) {
    await tx
      .updateTable("exports")
      .set({ all_rows: await countExport(tx, what) })
      .where("id", "=", id)
      .execute();
    return true;
  }
  const page = await exportPage(tx, what, open.read_to, ROWS_OF_A_PART);
  const rows = page?.rows ?? [];
  const last = rows.length < ROWS_OF_A_PART;
  const { parts } = await tx
    .selectFrom("export_parts")
    .select(({ fn }) => fn.countAll<number>().as("parts"))
    .where("export_id", "=", id)
    .executeTakeFirstOrThrow();
  const number = Number(parts) + 1;
  const bytes = new TextEncoder().encode(textOf(open.format as ExportFormat, rows, { first: number === 1, last }));
  const part = await keepSealedFile(ctx, tx, { kind: "export-part", folder: `${EXPORT_FOLDER}/${id}`, bytes });
  await tx.insertInto("export_parts").values({ id: part.id, export_id: id, number, stored_as: part.storedAs }).execute();
  await tx
    .updateTable("exports")
    .set({
      read_to: page?.readTo ?? open.read_to,
      read_rows: open.read_rows + rows.length,
      bytes: Number(open.bytes) + bytes.length,
      ...(last && { ready_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .execute();
  return !last;
}

/** Writes the rows of one part: a table has its headings in the first, a list its brackets in the first and the last. */
function textOf(format: ExportFormat, rows: readonly ExportRow[], { first, last }: { first: boolean; last: boolean }): string {
  if (format === "csv") {
    const head = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => head.map((key) => row[key]));
    return (first ? MARK_OF_UTF_8 + csvLines([head]) : "") + (lines.length > 0 ? csvLines(lines) : "");
  }
  const listed = rows.map((row, index) => `${first && index === 0 ? "" : ","}\n${JSON.stringify(row)}`).join("");
  return `${first ? "[" : ""}${listed}${last ? "\n]\n" : ""}`;
}
