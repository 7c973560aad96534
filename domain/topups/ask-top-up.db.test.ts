import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import { NAMED_FROM_DOP_CENTS } from "#domain/invoicing/fiscal.ts";
import { saveFiscalProfile } from "#domain/invoicing/fiscal-profile.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import { ownBankAccount } from "./bank-account.server.ts";
import { beginCheckout } from "./begin-checkout.server.ts";
import { confirmTopUp, refuseTopUp } from "./decide-top-up.server.ts";
import { holdTopUpsOf } from "./hold-top-ups.server.ts";
import { paidTopUp } from "./paid-top-up.server.ts";
import { readVoucher } from "./read-voucher.server.ts";
import { refundTopUp } from "./refund-top-up.server.ts";
import { sendVoucher } from "./send-voucher.server.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { MAX_OPEN, referenceFrom, type TopUpMethod, VOUCHER_LIMITS } from "./top-up.ts";
import { topUpById } from "./top-up-queries.server.ts";

const opened = await testContext();
const ctx = { ...opened, gateway: openSandbox(opened.keys) };
const LIA = `admin:${idOfPerson("lia")}` as const;
const STRANGER = idOfPerson("yadira");
const ACCOUNT = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
const voucher = { fileName: "a.pdf", bytes: pdf };

const setAccount = (account: object) =>
  sql`insert into settings (key, value) values ('bank_account', ${JSON.stringify(account)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(ctx.db);
beforeEach(() => setAccount(ACCOUNT));

type Member = Awaited<ReturnType<typeof aBuyer>>["member"];
const ask = (member: Member, netCents = 100_00, method: TopUpMethod | null = "bank") => askTopUp(ctx, member, { netCents, method });
async function asked(member: Member, method: TopUpMethod = "bank"): Promise<string> {
  const outcome = await ask(member, 100_00, method);
  if (outcome?.outcome !== "asked") throw new Error(`not asked: ${JSON.stringify(outcome)}`);
  return outcome.id;
}
const topUp = async (id: string) => (await topUpById(ctx.db, id, "any"))!;
const acts = async (providerId: string, action: string) =>
  (
    await ctx.db
      .selectFrom("audit_log")
      .select(["actor", "detail"])
      .where("subject_id", "=", providerId)
      .where("action", "=", action)
      .execute()
  ).map(({ detail }) => detail);

test("twenty dollars and five thousand are still amounts, and what was asked has its tax, its way and its line in the log", async () => {
  const { member } = await aBuyer(ctx);
  await saveFiscalProfile(ctx, member, { taxId: "999999992", name: "Luna de Larimar, S. R. L.", address: "Calle El Sol 1" });
  for (const [netCents, taxCents] of [
    [20_00, 3_60],
    [5_000_00, 900_00],
  ] as const) {
    const outcome = await ask(member, netCents);
    if (outcome?.outcome !== "asked") throw new Error(`not asked: ${JSON.stringify(outcome)}`);
    expect(await topUp(outcome.id)).toMatchObject({
      netCents,
      taxCents,
      taxBasisPoints: 1_800,
      method: "bank",
      gateway: null,
      status: "asked",
    });
    expect(await acts(member.providerId, "top_up.asked")).toContainEqual({ topUp: outcome.id, method: "bank", netCents });
  }
  expect(await topUp(await asked(member, "card"))).toMatchObject({ method: "card", gateway: "sandbox" });
});

test("nobody is asked to transfer to an account that is not whole, nor to pay in a way that we do not know", async () => {
  const { member } = await aBuyer(ctx);
  expect(await ownBankAccount(ctx.db)).toEqual(ACCOUNT);
  expect(await ask(member, 100_00, null)).toEqual({ outcome: "no-method" });
  await setAccount({ ...ACCOUNT, number: "" });
  expect(await ownBankAccount(ctx.db)).toBeNull();
  expect(await ask(member)).toEqual({ outcome: "no-method" });
  expect(await ask(member, 100_00, "card")).toMatchObject({ outcome: "asked" });
  await ctx.db.deleteFrom("settings").where("key", "=", "bank_account").execute();
  expect(await ask(member)).toEqual({ outcome: "no-method" });
});

test("a center has ten top-ups that wait to be paid; what is paid, a month old or another center's does not count", async () => {
  const [{ member }, { member: other }] = [await aBuyer(ctx), await aBuyer(ctx)];
  const ids: string[] = [];
  for (let open = 0; open < MAX_OPEN; open++) ids.push(await asked(member));
  expect(await ask(member)).toEqual({ outcome: "too-many" });
  expect(await ask(other)).toMatchObject({ outcome: "asked" });
  const set = (id: string, status: string, days: number) =>
    sql`update top_ups set status = ${status}, refusal_reason = ${status === "refused" ? "No." : null}, asked_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      ctx.db,
    );
  for (const status of ["sent", "confirming", "refused", "failed"]) {
    await set(ids[0]!, status, 29);
    expect(await ask(member), status).toEqual({ outcome: "too-many" });
  }
  await set(ids[0]!, "asked", 31);
  ids.push(await asked(member));
  expect(await ask(member)).toEqual({ outcome: "too-many" });
  await confirmTopUp(ctx, ids[1]!, LIA);
  expect(await ask(member)).toMatchObject({ outcome: "asked" });
});

test("from RD$ 250 000 on the buyer is named, the tax included; what is less with its tax needs no name", async () => {
  const { member } = await aBuyer(ctx);
  const { dop } = await exchangeRates(ctx.db);
  const worth = (share: number) => Math.floor((NAMED_FROM_DOP_CENTS * share) / dop!.rate);
  expect(await ask(member, worth(1 / 1.15))).toEqual({ outcome: "needs-tax-id" });
  expect(await ask(member, worth(1 / 1.21))).toMatchObject({ outcome: "asked" });
});

test("who closes an account holds the top-ups that they asked for, and nobody else's", async () => {
  const [{ member }, { member: other }] = [await aBuyer(ctx), await aBuyer(ctx)];
  const [own, theirs] = [await asked(member), await asked(other)];
  await ctx.db.updateTable("top_ups").set({ asked_by: STRANGER }).where("id", "=", own).execute();
  const free = async () => {
    const rows = ctx.db.selectFrom("top_ups").select("id").where("id", "in", [own, theirs]).forNoKeyUpdate().skipLocked();
    return (await rows.execute()).map(({ id }) => id);
  };
  await ctx.db.transaction().execute(async (tx) => {
    await holdTopUpsOf(tx, STRANGER);
    expect(await free()).toEqual([theirs]);
  });
  expect((await free()).toSorted()).toEqual([own, theirs].toSorted());
});

test("a reference has no sign that somebody takes for another, and shows every byte", () => {
  const all = Array.from({ length: 31 }, (_, byte) => referenceFrom(Uint8Array.of(byte)));
  expect(new Set(all).size).toBe(31);
  expect(all.join("")).not.toMatch(/[01ILO]/);
  expect(referenceFrom(Uint8Array.of(0, 30, 31, 255, 1, 2, 3, 4))).toMatch(/^CU2Z2.{5}$/);
});

test("vouchers are for the transfers of one's own center, five of each, and none after a bad file", async () => {
  const [{ member }, { member: other }] = [await aBuyer(ctx), await aBuyer(ctx)];
  const id = await asked(member);
  expect(await sendVoucher(ctx, other, id, voucher)).toBe("closed");
  expect(await sendVoucher(ctx, member, await asked(member, "card"), voucher)).toBe("closed");
  expect(await sendVoucher(ctx, member, id, { fileName: "a.exe", bytes: Buffer.from("MZ") })).toHaveProperty("reason");
  expect((await topUp(id)).status).toBe("asked");
  for (let sent = 0; sent < VOUCHER_LIMITS.maxVouchers; sent++) expect(await sendVoucher(ctx, member, id, voucher)).toBe("sent");
  expect(await sendVoucher(ctx, member, id, voucher)).toEqual({ reason: "too-many" });
  const { vouchers, sentAt, status } = await topUp(id);
  expect([vouchers.length, status, sentAt]).toEqual([VOUCHER_LIMITS.maxVouchers, "sent", expect.any(Date)]);
  expect(await acts(member.providerId, "top_up.voucher_sent")).toContainEqual({ topUp: id, voucher: vouchers[0]!.id });
  expect(vouchers.map(({ sentAt: at }) => at)).toEqual(vouchers.map(({ sentAt: at }) => at).toSorted((a, b) => b.getTime() - a.getTime()));
  // Of another one that is as full, none counts here.
  const nameless = await asked(member);
  expect(await sendVoucher(ctx, member, nameless, { ...voucher, fileName: "/" })).toBe("sent");
  expect((await topUp(nameless)).vouchers[0]!.fileName).toBe("comprobante.pdf");
  for (const nothing of ["no-id", randomUUID()]) expect(await readVoucher(ctx, { userId: STRANGER, isAdmin: true }, nothing)).toBeNull();
});

test("each voucher that is refused is told by a notice of its own, to its center, where the top-up is", async () => {
  const { member } = await aBuyer(ctx);
  const id = await asked(member);
  for (const reason of ["No se lee.", "El monto no coincide."]) {
    await sendVoucher(ctx, member, id, voucher);
    expect((await topUp(id)).refusalReason).toBeNull();
    expect(await refuseTopUp(ctx, id, reason, LIA)).toBe("done");
    expect(await topUp(id)).toMatchObject({ refusalReason: reason, decidedAt: expect.any(Date) });
  }
  const notices = ctx.db.selectFrom("notices").select(["kind", "facts", "path"]).where("provider_id", "=", member.providerId);
  const path = `/dashboard/provider/billetera/recargas/${id}`;
  expect(await notices.orderBy("created_at").execute()).toEqual([
    { kind: "top-up-refused", facts: { reason: "No se lee." }, path },
    { kind: "top-up-refused", facts: { reason: "El monto no coincide." }, path },
  ]);
  expect(await refuseTopUp(ctx, id, "Otra vez.", LIA)).toBe("closed");
  await sendVoucher(ctx, member, id, voucher);
  await confirmTopUp(ctx, id, LIA);
  // Notices from before the payment no longer appear beside it.
  expect(await topUp(id)).toMatchObject({ status: "paid", refusalReason: null, paymentReference: null });
});

test("only what is paid is paid back, and its reason is kept", async () => {
  const { member } = await aBuyer(ctx);
  const id = await asked(member);
  const refund = (topUpId: string) => refundTopUp(ctx, { topUpId, reason: "Dos veces.", by: idOfPerson("lia") });
  for (const nothing of ["no-id", randomUUID()]) expect(await refund(nothing)).toBe("not-found");
  expect(await refund(id)).toBe("closed");
  await confirmTopUp(ctx, id, LIA);
  await ctx.db
    .insertInto("user_roles")
    .values({ user_id: idOfPerson("maria"), role: "money" })
    .execute();
  expect(await refund(id)).toBe("waits");
  expect(await settleRefund(ctx, { topUpId: id, by: idOfPerson("maria"), signs: true, note: "" })).toBe("signed");
  expect(await topUp(id)).toMatchObject({ status: "refunded", refundReason: "Dos veces.", refundedAt: expect.any(Date) });
  const moves = ctx.db
    .selectFrom("ledger_transfers")
    .select(["id", "kind", "detail"])
    .where("subject_type", "=", "top_up")
    .where("subject_id", "=", id);
  const detail = { reference: (await topUp(id)).reference };
  const kinds = ["top_up", "top_up_tax", "top_up_refund", "top_up_tax_refund"] as const;
  // The ids follow from the top-up, so that none of them moves twice.
  expect((await moves.execute()).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    kinds.map((kind) => ({ id: transferId(kind, id), kind, detail })).toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  // What a document says is of this top-up, whatever others there are.
  await asked(member);
  expect(await ctx.db.transaction().execute((tx) => paidTopUp(tx, id))).toMatchObject({ ...detail, netCents: 100_00, taxCents: 18_00 });
});

test("a checkout is begun for a card's top-up of one's own center while it is open, at the gateway where it was asked", async () => {
  const [{ member }, { member: other }] = [await aBuyer(ctx), await aBuyer(ctx)];
  const id = await asked(member, "card");
  expect(await beginCheckout(ctx, { ...member, userId: STRANGER }, id)).toBeNull();
  expect(await beginCheckout(ctx, other, id)).toBe("closed");
  expect(await beginCheckout(ctx, member, await asked(member))).toBe("closed");
  expect(await beginCheckout({ ...ctx, gateway: null }, member, id)).toBe("closed");
  expect(await beginCheckout({ ...ctx, gateway: { ...ctx.gateway, name: "azul" } }, member, id)).toBe("closed");
  const deaf = { ...ctx.gateway, checkout: () => Promise.reject(new Error("no route")) };
  expect(await beginCheckout({ ...ctx, gateway: deaf }, member, id)).toBe("unreachable");
  expect((await topUp(id)).checkout).toBeNull();
  expect(await acts(member.providerId, "top_up.checkout_begun")).toEqual([]);

  const another = await asked(member, "card");
  const orders: object[] = [];
  const link = {
    ...ctx.gateway,
    async checkout(order: object) {
      orders.push(order);
      return { kind: "link", url: "https://pagos.example/1", id: "cs_1" } as const;
    },
  };
  await sql`update top_ups set status = 'failed' where id = ${id}`.execute(ctx.db);
  expect(await beginCheckout({ ...ctx, gateway: link }, member, id)).toBe("begun");
  expect((await topUp(another)).checkout).toBeNull();
  const { reference, status, checkout } = await topUp(id);
  expect([status, checkout]).toEqual(["asked", { kind: "link", url: "https://pagos.example/1", id: "cs_1" }]);
  // Each try has a number of its own, those that came to nothing included.
  expect(orders).toMatchObject([{ reference, netCents: 100_00, taxCents: 18_00, attempt: 4, returnPath: expect.stringContaining(id) }]);
  expect(await acts(member.providerId, "top_up.checkout_begun")).toEqual([{ topUp: id, attempt: 4 }]);
  expect(await beginCheckout({ ...ctx, gateway: link }, member, id)).toBe("begun");
  const { checkout_ids } = await ctx.db.selectFrom("top_ups").select("checkout_ids").where("id", "=", id).executeTakeFirstOrThrow();
  expect(checkout_ids).toEqual(["cs_1", "cs_1"]);
  for (const over of ["confirming", "paid"]) {
    await sql`update top_ups set status = ${over} where id = ${id}`.execute(ctx.db);
    expect(await beginCheckout(ctx, member, id), over).toBe("closed");
  }
});
