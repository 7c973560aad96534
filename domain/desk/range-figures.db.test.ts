import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { siteHealth } from "#domain/operations/site-health.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { centerReplies, funnel, revenueDays } from "./range-figures.server.ts";

const ctx = await testContext();
const { db } = ctx;

test("what a range began is counted once, by what became of it; money counts on its own day", async () => {
  await seedDemoWorld(db);
  const today = dayInSantoDomingo(new Date());
  const range = { from: today, to: today };
  const sum = (parts: object) => Object.values(parts).reduce((total: number, count: number) => total + count, 0);
  const before = await funnel(db, range);
  const luna = await addCenter(ctx, "luna-range");
  const { leadId } = await routed(ctx, { originSlug: luna.slug, form: person() });
  await db
    .updateTable("offers")
    .set({ status: "purchased", purchased_at: new Date(), answered_at: new Date(), price_cents: 1500 })
    .where("lead_id", "=", leadId)
    .execute();
  const after = await funnel(db, range);
  expect(sum(after.requests)).toBe(sum(before.requests) + 1);
  expect(after.offers.purchased).toBe(before.offers.purchased + 1);
  expect(after.purchases.soon).toBe(before.purchases.soon + 1);
  expect((await revenueDays(db, range)).at(0)).toMatchObject({ day: today, returnedCents: 0 });
  expect((await revenueDays(db, range)).at(0)!.grossCents).toBeGreaterThanOrEqual(1500);
  expect((await centerReplies(db, range)).every(({ cases }) => cases >= 5)).toBe(true);
  const { days, speed } = await siteHealth(db);
  expect(days).toHaveLength(30);
  expect(days.at(-1)!.day).toBe(today);
  expect(speed.inp).toBeNull();
});
