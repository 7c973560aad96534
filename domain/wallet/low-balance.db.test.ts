import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { transferId } from "./ledger.ts";
import { lowBalanceOf, saveLowBalance } from "./low-balance.server.ts";

const ctx = await testContext();
const userId = idOfPerson("amaranta");

async function aCenter(): Promise<string> {
  const { id } = await addCenter(ctx, `saldo-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: id, role: "owner" }).execute();
  return id;
}
const told = async (providerId: string) => {
  const notices = ctx.db.selectFrom("notices").select("facts").where("provider_id", "=", providerId).where("kind", "=", "balance-low");
  return (await notices.orderBy("created_at").execute()).map(({ facts }) => (facts as { balanceCents: number }).balanceCents);
};

test("a center hears of each fall once, however often it pays below, and again after a top-up", async () => {
  const id = await aCenter();
  for (const cents of [6600, -1800, -1800, -500, -500]) await moved(ctx, id, cents);
  expect(await told(id)).toEqual([2500]);
  await moved(ctx, id, 1100);
  await moved(ctx, id, -100);
  expect(await told(id)).toEqual([2500]);
  await moved(ctx, id, -1000);
  expect(await told(id)).toEqual([2500, 2000]);
});

test("the threshold is the center's own, and zero is silence", async () => {
  const id = await aCenter();
  expect(await lowBalanceOf(ctx.db, id)).toBe(3000);
  expect(await saveLowBalance(ctx, { userId, providerId: id }, 10_000)).toBe("saved");
  await moved(ctx, id, 10_000);
  await moved(ctx, id, -1);
  expect(await told(id)).toEqual([9999]);
  await saveLowBalance(ctx, { userId, providerId: id }, 0);
  await moved(ctx, id, -9999);
  expect(await told(id)).toHaveLength(1);
  expect(await saveLowBalance(ctx, { userId: idOfPerson("yadira"), providerId: id }, 500)).toBeNull();
  expect(await lowBalanceOf(ctx.db, id)).toBe(0);
});

test("what we pay as a welcome, or take back, is no fall", async () => {
  const id = await aCenter();
  const offer = randomUUID();
  const subject = { type: "offer", id: offer };
  await moved(ctx, id, 3200, { id: transferId("welcome", offer), kind: "welcome", own: "promotions", subject });
  await moved(ctx, id, -3200, { id: offer, subject });
  await moved(ctx, id, 3200, { id: transferId("refund", offer), kind: "refund", own: "revenue", subject });
  await moved(ctx, id, -3200, { id: transferId("welcome_return", offer), kind: "welcome_return", own: "promotions", subject });
  expect(await told(id)).toEqual([]);
});
