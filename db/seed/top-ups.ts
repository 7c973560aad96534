import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import type { Context } from "#domain/context.ts";
import { saveFiscalProfile } from "#domain/invoicing/fiscal-profile.server.ts";
import { addSequence } from "#domain/invoicing/sequences.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { beginCheckout } from "#domain/topups/begin-checkout.server.ts";
import { confirmTopUp } from "#domain/topups/decide-top-up.server.ts";
import { speakAsSandbox } from "#domain/topups/hear-gateway.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import type { TopUpMethod } from "#domain/topups/top-up.ts";
import { topUpById } from "#domain/topups/top-up-queries.server.ts";
import type { FileStore } from "#platform/files.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { demoPaper } from "./demo-paper.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

/** Numbers that nobody has, with a valid check digit. They are marked as fictional and removed with the world. */
const SETTINGS = {
  bank_account: {
    bank: "Banco de la Demostración (ficticio)",
    holder: "Cuna (cuenta ficticia)",
    rnc: "9-99-99999-2",
    kind: "Cuenta corriente",
    number: "000-000000-0",
    currency: "US$",
    demo: true,
  },
  fiscal_issuer: { rnc: "999999992", name: "Cuna, emisor ficticio", address: "Calle de la Demostración 1, Santo Domingo", demo: true },
};

const LUNA = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const CARACOLA = { userId: idOfPerson("yadira"), providerId: idOfCenter("Unidad Caracola") };

/**
 * Tops up two wallets through the commands that real centers and administrators use: Luna de Larimar paid by transfer and by card,
 * and Unidad Caracola waits with a voucher. Does nothing if somebody has topped up before.
 */
export async function seedTopUps(services: Context & { readonly files: FileStore }): Promise<void> {
  const { db } = services;
  const centers = [LUNA.providerId, CARACOLA.providerId];
  const there = await db.selectFrom("provider_profiles").select("id").where("id", "in", centers).execute();
  const before = await db.selectFrom("top_ups").select("id").limit(1).executeTakeFirst();
  if (there.length < centers.length || before) return;
  for (const [key, value] of Object.entries(SETTINGS))
    await db
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const expiresOn = `${new Date().getUTCFullYear() + 1}-12-31`;
  for (const type of ["E31", "E32", "E34"] as const)
    await addSequence(services, { type, first: 1, last: 500, expiresOn: type === "E31" ? expiresOn : null, demo: true }, "cli", paidTopUp);
  const profile = { taxId: "999999982", name: "Luna de Larimar, S. R. L. (ficticia)", address: "Calle del Larimar 12, Santo Domingo" };
  await saveFiscalProfile(services, LUNA, profile);
  const ctx = { ...services, gateway: openSandbox(services.keys) };
  const ask = async (member: typeof LUNA, netCents: number, method: TopUpMethod) => {
    const asked = await askTopUp(ctx, member, { netCents, method });
    if (asked?.outcome !== "asked") throw new Error(`demo top-up: ${asked?.outcome}`);
    return asked.id;
  };
  const voucher = { fileName: "comprobante.pdf", bytes: await demoPaper({ title: "Comprobante de transferencia" }) };

  const transferred = await ask(LUNA, 250_00, "bank");
  await sendVoucher(ctx, LUNA, transferred, voucher);
  await confirmTopUp(ctx, transferred, `admin:${idOfPerson("lia")}`);
  const byCard = await ask(LUNA, 100_00, "card");
  await beginCheckout(ctx, LUNA, byCard);
  await speakAsSandbox(ctx, ctx.gateway, (await topUpById(db, byCard, LUNA.providerId))!, "paid");
  await sendVoucher(ctx, CARACOLA, await ask(CARACOLA, 500_00, "bank"), voucher);
}

/** Removes the demo centers' top-ups with their money and documents, as the owner of the schema. Real ones stay. */
export async function deleteDemoTopUps(tx: Kysely<DB>): Promise<void> {
  const demo = sql`select id from top_ups where provider_id in (select id from provider_profiles where demo)`;
  const moved = sql`select id from ledger_transfers where subject_type = 'top_up' and subject_id in (select id::text from (${demo}) as t)`;
  await sql`delete from ledger_entries where transfer_id in (${moved})`.execute(tx);
  await sql`delete from ledger_transfers where subject_type = 'top_up' and subject_id in (select id::text from (${demo}) as t)`.execute(tx);
  await sql`delete from fiscal_documents where top_up_id in (${demo})`.execute(tx);
  await sql`delete from top_ups where id in (${demo})`.execute(tx);
  await sql`delete from fiscal_sequences s where demo and not exists (select from fiscal_documents where sequence_id = s.id)`.execute(tx);
  await sql`delete from settings where key in ('bank_account', 'fiscal_issuer') and value -> 'demo' = 'true'`.execute(tx);
}
