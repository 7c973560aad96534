import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { NOTHING_LEFT } from "#domain/mail/mail.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { siteHealth } from "#domain/operations/site-health.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { periodFigures } from "./day-figures.server.ts";
import { centerReplies, funnel, revenueDays } from "./range-figures.server.ts";

const ctx = await testContext();
const { db } = ctx;

test("what a range began is counted once, by what became of it; money counts on its own day", async () => {
  await seedDemoWorld(db);
  const today = dayInSantoDomingo(new Date());
  const range = { from: today, to: today };
  const sum = (parts: object) => Object.values(parts).reduce((total: number, count: number) => total + count, 0);
  const before = await funnel(db, range);
  const tiles = await periodFigures(db, range);
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
  expect((await periodFigures(db, range)).now).toMatchObject({ offers: sum(after.offers), purchases: after.offers.purchased });
  const tomorrow = addDays(today, 1);
  expect((await periodFigures(db, { from: tomorrow, to: tomorrow })).before.requests).toBe(tiles.now.requests + 1);
  expect((await revenueDays(db, range)).at(0)).toMatchObject({ day: today, returnedCents: 0 });
  expect((await revenueDays(db, range)).at(0)!.grossCents).toBeGreaterThanOrEqual(1500);
  expect((await centerReplies(db, range)).every(({ cases }) => cases >= 5)).toBe(true);
  const { mails } = await siteHealth(db);
  await db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey: "range:1", template: "offer" }));
  await db.updateTable("mail_messages").set({ status: "refused", last_error: NOTHING_LEFT }).where("effect_key", "=", "range:1").execute();
  const { days, speed, mails: afterwards } = await siteHealth(db);
  expect(afterwards.refused).toBe(mails.refused);
  expect(days).toHaveLength(30);
  expect(days.at(-1)!.day).toBe(today);
  expect(speed.inp).toBeNull();
  // Contact is due from the purchase on, however long the offer had waited.
  await db
    .updateTable("offers")
    .set({ purchased_at: new Date(Date.now() + 48 * 3_600_000), answered_at: new Date(Date.now() + 49 * 3_600_000) })
    .where("lead_id", "=", leadId)
    .execute();
  expect(await funnel(db, range)).toEqual(after);
});
