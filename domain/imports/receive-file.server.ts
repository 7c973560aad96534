import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { columnNamed, isColumn } from "./columns.ts";
import type { Encoding } from "./import.ts";
import { checkImportJob } from "./import-jobs.ts";
import { checkAgain, keyOf, openImport, type SeenImport } from "./open-import.server.ts";
import { type PackedFile, understandApart } from "./understand-file-apart.server.ts";

/** Stores a file with its rows, and has them checked. Nothing enters the directory yet. Throws `ImportFileError`. */
export async function receiveFile(
  { db, jobs }: Pick<Context, "db" | "jobs">,
  actor: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const file = await understandApart(name, bytes);
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
        row_count: file.rowCount,
        actor,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await storeRows(tx, id, file);
    await record(tx, { actor, action: "import.received", subjectType: "import", subjectId: id, detail: { rows: file.rowCount } });
    await jobs.enqueue(tx, checkImportJob, { importId: id });
    return id;
  });
}

/** Reads the stored file again in another encoding. Corrections made by hand are lost. */
export async function rereadFile(
  { db, jobs, actor }: Pick<Context, "db" | "jobs"> & { actor: Person },
  seen: SeenImport,
  encoding: Encoding,
): Promise<"read" | "closed" | "changed"> {
  const { id } = seen;
  // This runs before the transaction, since files are parsed one after the other. The bytes of an import never change.
  const kept = await db.selectFrom("imports").select(["file_name", "content", "encoding"]).where("id", "=", id).executeTakeFirst();
  if (!kept?.content) return "closed";
  const file = await understandApart(kept.file_name, kept.content, encoding);
  return db.transaction().execute(async (tx) => {
    const open = await openImport(tx, seen);
    if (typeof open === "string") return open;
    const proposed = await proposedFields(tx, file);
    await tx.deleteFrom("import_rows").where("import_id", "=", id).execute();
    await storeRows(tx, id, file);
    await tx
      .updateTable("imports")
      .set({
        encoding,
        delimiter: file.delimiter,
        headings: [...file.headings],
        fields: proposed,
        known_fields: proposed,
        row_count: file.rowCount,
      })
      .where("id", "=", id)
      .execute();
    const detail = { rows: file.rowCount, before: { encoding: kept.encoding }, after: { encoding } };
    await record(tx, { actor, action: "import.reread", subjectType: "import", subjectId: id, detail });
    await checkAgain(jobs, tx, id);
    return "read";
  });
}

/** Returns the columns that these headings had the last time, or else those that their names suggest. No column is suggested twice. */
async function proposedFields(tx: Tx, { headings }: PackedFile): Promise<string[]> {
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

/** Passes the rows to the database as bytes, in chunks, without parsing them in this process. */
async function storeRows(tx: Tx, id: string, { pieces }: PackedFile): Promise<void> {
  for (const piece of pieces)
    await sql`insert into import_rows (import_id, line, cells, broken)
      select ${id}, (given ->> 'line')::int, given -> 'cells', given ->> 'broken'
      from jsonb_array_elements(convert_from(${Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)}::bytea, 'UTF8')::jsonb) as given`.execute(
      tx,
    );
}
