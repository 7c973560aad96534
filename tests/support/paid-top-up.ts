import type { Context } from "#domain/context.ts";
import { documentsOfTopUp } from "#domain/invoicing/document-queries.server.ts";
import { addSequence } from "#domain/invoicing/sequences.server.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { confirmTopUp } from "#domain/topups/decide-top-up.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import type { FileStore } from "#platform/files.ts";

/** Makes a top-up that was paid by bank, with its voucher and its receipt. */
export async function topUpOf(ctx: Context & { files: FileStore }, member: Member, bytes: Buffer) {
  const line = "Cuna";
  const settings = {
    bank_account: { bank: line, holder: line, rnc: line, kind: line, number: line, currency: line },
    fiscal_issuer: { rnc: "999999992", name: line, address: line },
  };
  for (const [key, value] of Object.entries(settings))
    await ctx.db
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .execute();
  await addSequence(ctx, { type: "E32", first: 1, last: 9, expiresOn: null }, "cli", paidTopUp);
  const asked = await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "bank" });
  if (!asked || !("id" in asked)) throw new Error(`the top-up was answered with ${asked?.outcome}`);
  await sendVoucher(ctx, member, asked.id, { fileName: "a.pdf", bytes });
  await confirmTopUp(ctx, asked.id, "cli");
  const voucher = await ctx.db.selectFrom("top_up_vouchers").select("id").where("top_up_id", "=", asked.id).executeTakeFirstOrThrow();
  const [receipt] = await documentsOfTopUp(ctx.db, asked.id);
  return { topUp: asked.id, voucher: voucher.id, receipt: receipt!.id };
}
