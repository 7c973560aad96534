import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { asMember, type Member, mayDo } from "#domain/team/as-member.server.ts";
import { keepSealedFile } from "#domain/vault/sealed-files.server.ts";
import { cleanDocument, type DocumentFailure } from "#platform/clean-document.ts";
import { fileNameOf } from "#platform/file-name.ts";
import type { FileStore } from "#platform/files.ts";
import { VOUCHER_FOLDER, VOUCHER_LIMITS } from "./top-up.ts";

export type VoucherRefusal = DocumentFailure | { readonly reason: "too-many" };

/**
 * Seals the voucher of a center's transfer, and asks our team to check it. A refused top-up is checked again. `closed`: it is paid, or
 * is paid by card. Returns null when this person does not manage the center.
 */
export async function sendVoucher(
  ctx: Pick<Context, "db" | "keys"> & { readonly files: FileStore },
  member: Member,
  topUpId: string,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<VoucherRefusal | "sent" | "closed" | null> {
  if (!(await mayDo(ctx.db, member, "wallet.keep"))) return null;
  const clean = await cleanDocument(bytes, VOUCHER_LIMITS.maxBytes);
  return asMember(ctx, member, "wallet.keep", async (tx) => {
    const topUp = await tx
      .selectFrom("top_ups")
      .where("id", "=", topUpId)
      .where("provider_id", "=", member.providerId)
      .where("method", "=", "bank")
      .where("status", "in", ["asked", "sent", "refused"])
      .select("id")
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!topUp) return { act: null, result: "closed" };
    if ("reason" in clean) return { act: null, result: clean };
    const { kept } = await tx
      .selectFrom("top_up_vouchers")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .where("top_up_id", "=", topUpId)
      .executeTakeFirstOrThrow();
    if (Number(kept) >= VOUCHER_LIMITS.maxVouchers) return { act: null, result: { reason: "too-many" } };
    const { id, storedAs } = await keepSealedFile(ctx, tx, { kind: "voucher", folder: `${VOUCHER_FOLDER}/${topUpId}`, bytes: clean.bytes });
    await tx
      .insertInto("top_up_vouchers")
      .values({
        id,
        top_up_id: topUpId,
        file_name: fileNameOf(clean.mediaType, fileName, "comprobante"),
        stored_as: storedAs,
        media_type: clean.mediaType,
        bytes: clean.bytes.length,
      })
      .execute();
    await tx.updateTable("top_ups").set({ status: "sent", sent_at: sql`now()`, refusal_reason: null }).where("id", "=", topUpId).execute();
    return { act: { action: "top_up.voucher_sent", detail: { topUp: topUpId, voucher: id } }, result: "sent" };
  });
}
