import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { ALONE_CENTS } from "#domain/credits/credit.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";

import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";
import { askTopUp } from "./ask-top-up.server.ts";
import { confirmTopUp } from "./decide-top-up.server.ts";
import { waitingRefunds } from "./refund-queries.server.ts";
import { refundTopUp } from "./refund-top-up.server.ts";
import { lapseRefunds, settleRefund } from "./settle-refund.server.ts";

const ctx = await testContext();
const { db } = ctx;
const [lia, maria, yadira] = [idOfPerson("lia"), idOfPerson("maria"), idOfPerson("yadira")];
const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
await db
  .insertInto("settings")
  .values({ key: "bank_account", value: JSON.stringify(account) })
  .execute();

beforeEach(() =>
  db
    .insertInto("user_roles")
    .values({ user_id: maria, role: "money" })
    .onConflict((it) => it.column("user_id").doUpdateSet({ role: "money" }))
    .execute(),
);

type Member = Awaited<ReturnType<typeof aBuyer>>["member"];
/** Makes a paid top-up. Twenty dollars are 23.60 with the tax. */
async function paid(member: Member, netCents: number): Promise<string> {
  const asked = await askTopUp({ ...ctx, gateway: null }, member, { netCents, method: "bank" });
  if (!asked || !("id" in asked)) throw new Error(`the top-up was answered with ${asked?.outcome}`);
  await confirmTopUp(ctx, asked.id, "cli");
  return asked.id;
}
const refund = (topUpId: string, by = lia) => refundTopUp(ctx, { topUpId, reason: "Pagó dos veces.", by });
const settle = (topUpId: string, by: string, signs = true) => settleRefund(ctx, { topUpId, by, signs, note: "No consta." });
const linesOf = async (id: string) =>
  (await db.selectFrom("audit_log").select(["action", "actor"]).where("subject_id", "=", id).orderBy("id").execute())
    .map(({ action, actor }) => `${action} ${actor}`)
    .filter((line) => line.includes("refund"));
const mailsTo = async (template: string) =>
  (await db.selectFrom("mail_messages").select("user_id").where("template", "=", template).execute()).map(({ user_id }) => user_id);

test("up to the limit one person books it; what goes beyond it, also in several, moves nothing until a second one signs", async () => {
  const { center, member } = await aBuyer(ctx);
  const [first, second, third] = [await paid(member, 20_00), await paid(member, 20_00), await paid(member, 20_00)];
  const before = await balanceOf(db, center.id);
  // Two of them are US$ 47.20 with their tax.
  expect(2 * 23_60).toBeLessThanOrEqual(ALONE_CENTS);
  expect([await refund(first), await refund(second, maria)]).toEqual(["done", "done"]);
  expect(await balanceOf(db, center.id)).toBe(before - 40_00);
  expect(await refund(third)).toBe("waits");
  expect(await refund(third, maria)).toBe("waiting");
  expect(await balanceOf(db, center.id)).toBe(before - 40_00);
  expect(await settle(third, lia)).toBe("own");
  expect((await Promise.all([settle(third, maria), settle(third, maria)])).toSorted()).toEqual(["closed", "signed"]);
  expect(await balanceOf(db, center.id)).toBe(before - 60_00);
  expect(await linesOf(third)).toEqual([`top_up.refund-asked admin:${lia}`, `top_up.refunded admin:${maria}`]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("whoever may sign is mailed once that it waits, and nobody else", async () => {
  const { member } = await aBuyer(ctx);
  await db.insertInto("user_roles").values({ user_id: yadira, role: "editor" }).execute();
  await db.deleteFrom("mail_messages").execute();
  const topUp = await paid(member, 100_00);
  expect(await refund(topUp)).toBe("waits");
  expect(await refund(topUp)).toBe("waiting");
  expect(await mailsTo("refund-waits")).toEqual([maria]);
  await settle(topUp, maria, false);
  await db.deleteFrom("mail_messages").execute();
  expect(await refund(topUp, maria), "asked again after a refusal").toBe("waits");
  expect(await mailsTo("refund-waits")).toEqual([lia]);
  await db.deleteFrom("user_roles").where("user_id", "=", yadira).execute();
});

test("what is refused, taken back or forgotten moves nothing; what was spent meanwhile cannot be signed, and nobody signs where nobody may", async () => {
  const { center, member } = await aBuyer(ctx);
  const topUp = await paid(member, 100_00);
  const before = await balanceOf(db, center.id);
  expect(await refund(topUp)).toBe("waits");
  expect(await settle(topUp, maria, false)).toBe("refused");
  expect(await settle(topUp, maria)).toBe("closed");
  expect(await refund(topUp)).toBe("waits");
  expect(await settle(topUp, lia, false), "taken back by who asked").toBe("refused");
  expect(await refund(topUp)).toBe("waits");
  await sql`update ledger_accounts set balance_cents = balance_cents - 1 where provider_id = ${center.id}`.execute(db);
  expect(await settle(topUp, maria)).toBe("insufficient");
  await sql`update ledger_accounts set balance_cents = balance_cents + 1 where provider_id = ${center.id}`.execute(db);
  expect(await lapseRefunds(ctx)).toBe(0);
  await sql`update top_up_refunds set asked_at = asked_at - interval '12 days' where top_up_id = ${topUp} and state = 'asked'`.execute(db);
  expect(await settle(topUp, maria)).toBe("lapsed");
  expect(await lapseRefunds(ctx)).toBe(1);
  expect((await waitingRefunds(db)).map(({ topUpId }) => topUpId)).not.toContain(topUp);
  await db.updateTable("user_roles").set({ role: "support" }).where("user_id", "=", maria).execute();
  expect(await refund(topUp)).toBe("nobody-signs");
  expect(await balanceOf(db, center.id)).toBe(before);
});
