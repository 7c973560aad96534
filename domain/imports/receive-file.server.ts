import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { columnNamed, isColumn } from "./columns.ts";
import type { Encoding } from "./import.ts";
import { checkImportJob } from "./import-jobs.ts";
import { checkAgain, keyOf, openImport, type SeenImport } from "./open-import.server.ts";
import { type UnderstoodFile, type UnderstoodRow, understandFile } from "./understand-file.ts";

/** Keeps a file with its rows, and has them checked. Nothing enters the directory yet. Throws `ImportFileError`. */
export async function receiveFile(
  { db, jobs }: Pick<Context, "db" | "jobs">,
  actor: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const file = understandFile(name, bytes);
  return db.transaction().execute(async (tx) => {
    const proposed = await proposedFields(tx, file);
    const { id } = await tx
      .insertInto("imports")
      .values({
        file_name: name.slice(-200),
        content: Buffer.from(bytes),
        encoding: file.encoding,
        delimiter: file.delimiter,
        headings: [...file.headings],
        fields: proposed,
        known_fields: proposed,
        row_count: file.rows.length,
        actor,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await storeRows(tx, id, file.rows);
    await record(tx, { actor, action: "import.received", subjectType: "import", subjectId: id, detail: { rows: file.rows.length } });
    await jobs.enqueue(tx, checkImportJob, { importId: id });
    return id;
  });
}

/** Reads the kept file again in another encoding; what was corrected by hand begins anew. */
export function rereadFile(
  { db, jobs, actor }: Pick<Context, "db" | "jobs"> & { actor: Person },
  seen: SeenImport,
  encoding: Encoding,
): Promise<"read" | "closed" | "changed"> {
  return db.transaction().execute(async (tx) => {
    const open = await openImport(tx, seen);
    if (typeof open === "string") return open;
    const { id } = seen;
    const kept = await tx.selectFrom("imports").select(["file_name", "content", "encoding"]).where("id", "=", id).executeTakeFirstOrThrow();
    if (!kept.content) return "closed";
    const file = understandFile(kept.file_name, kept.content, encoding);
    const proposed = await proposedFields(tx, file);
    await tx.deleteFrom("import_rows").where("import_id", "=", id).execute();
    await storeRows(tx, id, file.rows);
    await tx
      .updateTable("imports")
      .set({
        encoding,
        delimiter: file.delimiter,
        headings: [...file.headings],
        fields: proposed,
        known_fields: proposed,
        row_count: file.rows.length,
      })
      .where("id", "=", id)
      .execute();
    const detail = { rows: file.rows.length, before: { encoding: kept.encoding }, after: { encoding } };
    await record(tx, { actor, action: "import.reread", subjectType: "import", subjectId: id, detail });
    await checkAgain(jobs, tx, id);
    return "read";
  });
}

/** Returns what these headings meant the last time, else what their names say; a column is proposed once. */
async function proposedFields(tx: Tx, { headings }: UnderstoodFile): Promise<string[]> {
  const remembered = await tx.selectFrom("import_mappings").select("fields").where("key", "=", keyOf(headings)).executeTakeFirst();
  if (remembered) return remembered.fields.map((field) => (isColumn(field) ? field : ""));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const column = columnNamed(heading) ?? "";
    if (taken.has(column)) return "";
    taken.add(column);
    return column;
  });
}

async function storeRows(tx: Tx, id: string, rows: readonly UnderstoodRow[]): Promise<void> {
  await sql`insert into import_rows (import_id, line, cells, broken)
    select ${id}, line, cells, broken from unnest(${rows.map(({ line }) => line)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${rows.map(({ broken }) => broken ?? null)}::text[]) as given (line, cells, broken)`.execute(tx);
}
