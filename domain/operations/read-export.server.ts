import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { readSealedFile } from "#domain/vault/sealed-files.server.ts";
import type { FileStore } from "#platform/files.ts";
import { leaveOfAsker } from "./export-access.ts";
import { EXPORT_HOURS, type ExportFormat } from "./exports.ts";

type Reading = Pick<Context, "db" | "keys"> & { readonly files: FileStore };

/** Returns a finished file for whoever asked for it, part after part, once the log has its line. Null for everybody else. */
export async function readExport(
  ctx: Reading,
  userId: string,
  id: string,
): Promise<{ what: string; format: ExportFormat; parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> } | null> {
  if (!isRowId(id)) return null;
  const row = await ctx.db
    .selectFrom("exports")
    .select(["what", "format"])
    .where("id", "=", id)
    .where("asked_by", "=", userId)
    .where(sql<boolean>`ready_at > now() - make_interval(hours => ${EXPORT_HOURS})`)
    .executeTakeFirst();
  if (!row) return null;
  const { what } = row;
  const format = row.format as ExportFormat;
  await ctx.db
    .transaction()
    .execute((tx) =>
      record(tx, { actor: `admin:${userId}`, action: "export.made", subjectType: "export", subjectId: what, detail: { format } }),
    );
  return { what, format, parts: partsOf(ctx, userId, id) };
}

async function* partsOf(ctx: Reading, userId: string, id: string): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const parts = await ctx.db
    .selectFrom("export_parts as p")
    .innerJoin("exports as e", "e.id", "p.export_id")
    .select(["p.id", "p.stored_as", "e.asked_by as askedBy"])
    .where("e.id", "=", id)
    .orderBy("p.number")
    .execute();
  for (const part of parts) {
    const bytes = await readSealedFile(ctx, leaveOfAsker(userId, part), part.stored_as);
    if (!bytes) throw new Error(`part ${part.id} of export ${id} is not in the store`);
    yield bytes;
  }
}
