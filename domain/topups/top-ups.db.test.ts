import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { documentsOfTopUp } from "#domain/invoicing/document-queries.server.ts";
import { saveFiscalProfile } from "#domain/invoicing/fiscal-profile.server.ts";
import { issueDueDocuments } from "#domain/invoicing/issue-documents.server.ts";
import { addSequence, waitingDocuments } from "#domain/invoicing/sequences.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import type { PaymentWord } from "#platform/payments/gateway.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import { cancelTopUp } from "./cancel-top-up.server.ts";
import { confirmTopUp, refuseTopUp } from "./decide-top-up.server.ts";
import { paidTopUp } from "./paid-top-up.server.ts";
import { readVoucher } from "./read-voucher.server.ts";
import { receivePayment } from "./receive-payment.server.ts";
import { refundTopUp } from "./refund-top-up.server.ts";
import { sendVoucher } from "./send-voucher.server.ts";
import { settleRefund } from "./settle-refund.server.ts";
import type { TopUpMethod } from "./top-up.ts";
import { topUpById } from "./top-up-queries.server.ts";

const opened = await testContext();
const ctx = { ...opened, gateway: openSandbox(opened.keys) };
const LUNA = idOfCenter("Clínica Luna de Larimar");
const member = { userId: idOfPerson("amaranta"), providerId: LUNA };
const stranger = { userId: idOfPerson("yadira"), providerId: LUNA };
const LIA = `admin:${idOfPerson("lia")}` as const;

const setting = (key: string, value: object) =>
  sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(ctx.db);

beforeAll(async () => {
  const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
  await setting("bank_account", account);
  await ctx.db
    .insertInto("user_roles")
    .values({ user_id: idOfPerson("maria"), role: "money" })
    .execute();
  await setting("fiscal_issuer", { rnc: "999999992", name: "Cuna", address: "Santo Domingo" });
});

async function asked(method: TopUpMethod, netCents = 100_00): Promise<string> {
  const outcome = await askTopUp(ctx, member, { netCents, method });
  if (outcome?.outcome !== "asked") throw new Error(`not asked: ${JSON.stringify(outcome)}`);
  return outcome.id;
}
const topUp = async (id: string) => (await topUpById(ctx.db, id, "any"))!;
const balance = () => balanceOf(ctx.db, LUNA);

/** Returns the movements of money for a top-up, with their accounts. */
async function moved(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select t.kind || ' ' || f.kind || ' ' || o.kind || ' ' || t.amount_cents as line from ledger_transfers t
    join ledger_accounts f on f.id = t.from_account join ledger_accounts o on o.id = t.to_account
    where t.subject_type = 'top_up' and t.subject_id = ${id} order by t.at, t.kind`.execute(ctx.db);
  return rows.map(({ line }) => line);
}
const PAID_BY = (method: string) => [`top_up ${method} provider 10000`, `top_up_tax ${method} tax 1800`];

test("only from twenty to five thousand dollars, and only by a way that this site takes", async () => {
  const outcomes = [];
  for (const netCents of [19_99, 5_000_01, 100.5, Number.NaN]) outcomes.push(await askTopUp(ctx, member, { netCents, method: "bank" }));
  expect(outcomes).toEqual(Array(4).fill({ outcome: "amount" }));
  expect(await askTopUp({ ...ctx, gateway: null }, member, { netCents: 100_00, method: "card" })).toEqual({ outcome: "no-method" });
  expect(await askTopUp(ctx, stranger, { netCents: 100_00, method: "card" })).toBeNull();
});

test("from RD$ 250 000 on, an invoice has to name its buyer", async () => {
  expect(await askTopUp(ctx, member, { netCents: 5_000_00, method: "bank" })).toEqual({ outcome: "needs-tax-id" });
});

const logged = async (action: string, id: string) =>
  (await ctx.db.selectFrom("audit_log").select("detail").where("action", "=", action).where("subject_id", "=", id).execute()).map(
    ({ detail }) => detail,
  );

describe("by bank", () => {
  test("a voucher, and our team's word: the net amount enters once, however many confirm at once", async () => {
    const id = await asked("bank");
    const before = await balance();
    expect(await sendVoucher(ctx, stranger, id, { fileName: "a.pdf", bytes: pdf })).toBeNull();
    expect(await sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf })).toBe("sent");
    expect((await topUp(id)).status).toBe("sent");
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirmTopUp(ctx, id, LIA)));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(await moved(id)).toEqual(PAID_BY("bank"));
    expect((await balance()) - before).toBe(100_00);
    expect(await sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf })).toBe("closed");
  });

  test("refused with a reason, the center hears it and may send another voucher", async () => {
    const id = await asked("bank");
    await sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf });
    expect(await refuseTopUp(ctx, id, "El monto no coincide.", LIA)).toBe("done");
    expect(await confirmTopUp(ctx, id, LIA)).toBe("closed");
    expect(await topUp(id)).toMatchObject({ status: "refused", refusalReason: "El monto no coincide." });
    const { facts } = await ctx.db.selectFrom("notices").select("facts").where("kind", "=", "top-up-refused").executeTakeFirstOrThrow();
    expect(facts).toEqual({ reason: "El monto no coincide." });
    expect(await logged("top_up.refused", id)).toEqual([{ reason: "El monto no coincide." }]);
    expect(await sendVoucher(ctx, member, id, { fileName: "b.pdf", bytes: pdf })).toBe("sent");
    expect(await confirmTopUp(ctx, id, LIA)).toBe("done");
    expect(await moved(id)).toEqual(PAID_BY("bank"));
  });

  test("a voucher is read by its center and by administrators, whose reading has its line in the audit log", async () => {
    const id = await asked("bank");
    await sendVoucher(ctx, member, id, { fileName: "recibo.pdf", bytes: pdf });
    const voucher = (await topUp(id)).vouchers[0]!.id;
    const reader = (userId: string, isAdmin = false) => ({ userId, isAdmin });
    expect(await readVoucher(ctx, reader(stranger.userId), voucher)).toBeNull();
    expect(await readVoucher(ctx, reader(member.userId), voucher)).toMatchObject({ fileName: "recibo.pdf", mediaType: "application/pdf" });
    expect(await readVoucher(ctx, reader(idOfPerson("lia"), true), voucher)).not.toBeNull();
    const lines = ctx.db.selectFrom("audit_log").select("actor").where("action", "=", "top_up.voucher_read").where("subject_id", "=", id);
    expect(await lines.execute()).toEqual([{ actor: LIA }]);
  });
});

describe("by card", () => {
  const word = async (id: string, outcome: "paid" | "failed", more: Partial<PaymentWord> = {}): Promise<PaymentWord> => ({
    eventId: `${id}-${outcome}`,
    reference: (await topUp(id)).reference,
    outcome,
    amountCents: 118_00,
    currency: "usd",
    paymentReference: `pi-${id}`,
    ...more,
  });
  const hear = async (said: PaymentWord) => (await receivePayment(ctx, "sandbox", said)).outcome;

  test("the same word twenty times at once moves money once", async () => {
    const id = await asked("card");
    const before = await balance();
    const said = await word(id, "paid");
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => hear(said)));
    expect(outcomes.toSorted()).toEqual(["paid", ...Array(19).fill("repeated")]);
    expect(await moved(id)).toEqual(PAID_BY("card"));
    expect((await balance()) - before).toBe(100_00);
  });

  test("in any order, «paid» counts and «failed» never takes it back", async () => {
    const [first, second] = [await asked("card"), await asked("card")];
    expect([await hear(await word(first, "paid")), await hear(await word(first, "failed"))]).toEqual(["paid", "none"]);
    expect([await hear(await word(second, "failed")), await hear(await word(second, "paid"))]).toEqual(["failed", "paid"]);
    for (const id of [first, second]) expect([(await topUp(id)).status, await moved(id)]).toEqual(["paid", PAID_BY("card")]);
  });

  test("another amount or currency, an unknown reference and another gateway's word move nothing", async () => {
    const id = await asked("card");
    expect(await hear(await word(id, "paid", { eventId: "less", amountCents: 117_99 }))).toBe("mismatch");
    expect(await hear(await word(id, "paid", { eventId: "pesos", currency: "dop" }))).toBe("mismatch");
    expect(await hear(await word(id, "paid", { eventId: "who", reference: "CU22222222" }))).toBe("unknown");
    expect((await receivePayment(ctx, "stripe", await word(id, "paid"))).outcome).toBe("unknown");
    expect([(await topUp(id)).status, await moved(id)]).toEqual(["asked", []]);
  });

  test("a second payment of one top-up is kept for our team, and moves nothing", async () => {
    const id = await asked("card");
    await hear(await word(id, "paid"));
    expect(await hear(await word(id, "paid", { eventId: "again", paymentReference: "pi-other" }))).toBe("second");
    expect(await moved(id)).toEqual(PAID_BY("card"));
  });
});

describe("documents", () => {
  const far = "2027-12-31";

  test("without a range the money enters and the document waits; a new range issues it, with the buyer of that day", async () => {
    const { count } = await waitingDocuments(ctx.db);
    expect(count).toBeGreaterThan(0);
    await addSequence(ctx, { type: "E32", first: 1, last: 500, expiresOn: null }, LIA, paidTopUp);
    expect((await waitingDocuments(ctx.db)).count).toBe(0);
    await saveFiscalProfile(ctx, member, { taxId: "999999992", name: "Luna de Larimar, S. R. L.", address: "Calle El Sol 1" });
    const id = await asked("bank");
    await confirmTopUp(ctx, id, LIA);
    expect(await documentsOfTopUp(ctx.db, id)).toEqual([]);
    await addSequence(ctx, { type: "E31", first: 7, last: 90, expiresOn: far }, LIA, paidTopUp);
    expect(await documentsOfTopUp(ctx.db, id)).toMatchObject([{ number: "E310000000007", buyer: { taxId: "999999992" }, taxCents: 18_00 }]);
  });

  test("twenty at once: the numbers follow one another without a gap, and run on into the next range", async () => {
    await sql`update fiscal_sequences set next_number = 91 where first_number = 7`.execute(ctx.db);
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) {
      const id = await asked("bank");
      // Too many open top-ups would be refused, so each is sent before the next one is asked for.
      await ctx.db
        .updateTable("top_ups")
        .set({ asked_at: new Date("2026-01-01") })
        .where("id", "=", id)
        .execute();
      ids.push(id);
    }
    for (const id of ids) await confirmTopUp(ctx, id, LIA);
    await sql`update fiscal_sequences set next_number = 81 where first_number = 7`.execute(ctx.db);
    await sql`insert into fiscal_sequences (type, first_number, last_number, next_number, expires_on, set_by)
      values ('E31', 200, 300, 200, ${far}, 'cli')`.execute(ctx.db);
    await Promise.all(Array.from({ length: 20 }, () => issueDueDocuments(ctx, paidTopUp)));
    const numbers = (await Promise.all(ids.map((id) => documentsOfTopUp(ctx.db, id)))).flat().map(({ number }) => Number(number.slice(3)));
    const expected = [...Array.from({ length: 10 }, (_, at) => 81 + at), ...Array.from({ length: 10 }, (_, at) => 200 + at)];
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  });

  test("paid back whole, or not at all: a credit note undoes the invoice, and what was spent is not paid back", async () => {
    const id = await asked("bank");
    await confirmTopUp(ctx, id, LIA);
    const before = await balance();
    const refund = (topUpId: string) => refundTopUp(ctx, { topUpId, reason: "Pagó dos veces.", by: idOfPerson("lia") });
    const sign = () => settleRefund(ctx, { topUpId: id, by: idOfPerson("maria"), signs: true, note: "" });
    expect((await Promise.all([1, 2, 3].map(() => refund(id)))).toSorted()).toEqual(["waiting", "waiting", "waits"]);
    expect(await balance()).toBe(before);
    expect((await Promise.all([1, 2, 3].map(sign))).toSorted()).toEqual(["closed", "closed", "signed"]);
    expect(await logged("top_up.refunded", id)).toEqual([{ netCents: 100_00, reason: "Pagó dos veces." }]);
    expect(before - (await balance())).toBe(100_00);
    expect((await moved(id)).slice(2)).toEqual(["top_up_refund provider bank 10000", "top_up_tax_refund tax bank 1800"]);
    expect(await documentsOfTopUp(ctx.db, id)).toHaveLength(1);
    await addSequence(ctx, { type: "E34", first: 1, last: 9, expiresOn: null }, LIA, paidTopUp);
    const [invoice, credit] = await documentsOfTopUp(ctx.db, id);
    expect(credit).toMatchObject({ type: "E34", number: "E340000000001", modifies: { number: invoice!.number }, netCents: 100_00 });
    const spent = await asked("bank");
    await confirmTopUp(ctx, spent, LIA);
    await sql`update ledger_accounts set balance_cents = 9999 where provider_id = ${LUNA}`.execute(ctx.db);
    expect(await refund(spent)).toBe("insufficient");
    expect((await topUp(spent)).status).toBe("paid");
  });

  test("an expired range gives no number, and two ranges of a type have no number in common", async () => {
    expect(await addSequence(ctx, { type: "E31", first: 90, last: 199, expiresOn: far }, LIA, paidTopUp)).toBe("overlaps");
    expect(await addSequence(ctx, { type: "E31", first: 1, last: 6, expiresOn: "2026-01-01" }, LIA, paidTopUp)).toBe("added");
    const id = await asked("bank");
    await confirmTopUp(ctx, id, LIA);
    expect((await documentsOfTopUp(ctx.db, id))[0]!.number).toMatch(/^E3100000002/);
    expect(await issueDueDocuments(ctx, paidTopUp)).toBe(0);
  });

  test.each([
    "update fiscal_documents set buyer_name = 'x'",
    "delete from fiscal_documents",
    "update fiscal_sequences set last_number = 9",
  ])("the site may not: %s", async (statement) => {
    await expect(sql.raw(statement).execute(ctx.db)).rejects.toThrow("permission denied");
  });
});

describe("canceled", () => {
  test("a center takes back what it did not pay, once; a stranger does not, and what is paid or looked at stays", async () => {
    const [id, sent] = [await asked("bank"), await asked("bank")];
    await sendVoucher(ctx, member, sent, { fileName: "a.pdf", bytes: pdf });
    expect(await cancelTopUp(ctx, stranger, id)).toBeNull();
    expect(await cancelTopUp(ctx, member, sent)).toBe("closed");
    const twice = await Promise.all([cancelTopUp(ctx, member, id), cancelTopUp(ctx, member, id)]);
    expect(twice.toSorted()).toEqual(["canceled", "closed"]);
    expect((await topUp(id)).status).toBe("canceled");
    await confirmTopUp(ctx, sent, LIA);
    for (const closed of [sent, "algo"]) expect(await cancelTopUp(ctx, member, closed)).toBe("closed");
    expect(await sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf })).toBe("closed");
  });

  test("money that comes all the same enters the wallet: a transfer that our team saw, and a card that was charged", async () => {
    const [bank, card] = [await asked("bank"), await asked("card")];
    for (const id of [bank, card]) expect(await cancelTopUp(ctx, member, id)).toBe("canceled");
    const before = await balance();
    expect(await confirmTopUp(ctx, bank, LIA)).toBe("done");
    const { reference, netCents, taxCents } = await topUp(card);
    const word = {
      eventId: "late",
      reference,
      outcome: "paid",
      amountCents: netCents + taxCents,
      currency: "usd",
      paymentReference: "p-late",
    } as const;
    expect((await receivePayment(ctx, "sandbox", word)).outcome).toBe("paid");
    expect(await balance()).toBe(before + 200_00);
  });
});
