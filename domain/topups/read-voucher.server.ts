import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { rolesWith } from "#domain/team/powers.ts";
import { readSealedFile } from "#domain/vault/sealed-files.server.ts";
import type { FileStore } from "#platform/files.ts";
import { leaveToRead, type VoucherReader } from "./top-up-access.ts";

/** Returns a voucher for the people of its center who keep its money, and for administrators, whose reading is logged. */
export async function readVoucher(
  ctx: Pick<Context, "db" | "keys"> & { readonly files: FileStore },
  reader: VoucherReader,
  voucherId: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string; fileName: string } | null> {
  if (!isRowId(voucherId)) return null;
  const row = await ctx.db
    .selectFrom("top_up_vouchers as v")
    .innerJoin("top_ups as t", "t.id", "v.top_up_id")
    .leftJoin("provider_accounts as a", (join) =>
      join.onRef("a.provider_id", "=", "t.provider_id").on("a.role", "in", rolesWith("wallet.keep")),
    )
    .where("v.id", "=", voucherId)
    .groupBy("v.id")
    .select(["v.id", "v.top_up_id", "v.stored_as", "v.media_type", "v.file_name"])
    .select(({ fn }) => fn.agg<(string | null)[]>("array_agg", ["a.user_id"]).as("managers"))
    .executeTakeFirst();
  if (!row) return null;
  const managers = row.managers.filter((userId) => userId !== null);
  const bytes = await readSealedFile(ctx, leaveToRead(reader, { id: row.id, managers }), row.stored_as);
  if (!bytes) return null;
  if (!managers.includes(reader.userId)) {
    const actor = `admin:${reader.userId}` as const;
    const subject = { subjectType: "top_up" as const, subjectId: row.top_up_id, detail: { voucher: row.id } };
    await ctx.db.transaction().execute((tx) => record(tx, { actor, action: "top_up.voucher_read", ...subject }));
  }
  return { bytes, mediaType: row.media_type, fileName: row.file_name };
}
