import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { NOTHING_LEFT } from "#domain/mail/mail.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { siteHealth } from "#domain/operations/site-health.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { noteExportOfFigures } from "./note-export.server.ts";
import { centerReplies, figureDays } from "./range-figures.server.ts";
import { rangeBefore, sumOf, totalOf } from "./range-figures.ts";
import { whatWaits } from "./waiting.server.ts";

const ctx = await testContext();
const { db } = ctx;
const today = dayInSantoDomingo(new Date());
const range = { from: today, to: today };
const sums = async (of = range) => sumOf(await figureDays(db, of));

test("what a range began is counted once, by what became of it", async () => {
  await seedDemoWorld(db);
  const before = await sums();
  const luna = await addCenter(ctx, "luna-range");
  const { leadId } = await routed(ctx, { originSlug: luna.slug, form: person() });
  await db
    .updateTable("offers")
    .set({ status: "purchased", purchased_at: new Date(), answered_at: new Date(), price_cents: 1500 })
    .where("lead_id", "=", leadId)
    .execute();
  const after = await sums();
  expect(totalOf(after.requests)).toBe(totalOf(before.requests) + 1);
  expect(after.offers.purchased).toBe(before.offers.purchased + 1);
  expect(after.purchases.soon).toBe(before.purchases.soon + 1);
  const tomorrow = addDays(today, 1);
  expect(await sums(rangeBefore({ from: tomorrow, to: tomorrow }))).toEqual(after);
  expect((await centerReplies(db, range)).every(({ cases }) => cases >= 5)).toBe(true);
  // The time to contact somebody starts with the purchase, however long the offer had waited.
  await db
    .updateTable("offers")
    .set({ purchased_at: new Date(Date.now() + 48 * 3_600_000), answered_at: new Date(Date.now() + 49 * 3_600_000) })
    .where("lead_id", "=", leadId)
    .execute();
  expect((await sums()).purchases).toEqual(after.purchases);
});

test("revenue is what the ledger moved that day; what we gave as a welcome was never earned, and its return takes nothing away", async () => {
  const center = await addCenter(ctx, "luna-ledger");
  const provider = { provider: center.id };
  const before = (await sums()).money;
  const move = (kind: Parameters<typeof transferId>[0], from: "us" | "center", amountCents: number, gift = false) =>
    db.transaction().execute((tx) => {
      const ours = gift ? "promotions" : "revenue";
      const sides = from === "us" ? { from: ours, to: provider } : { from: provider, to: ours };
      const subject = { type: "offer", id: "of-a-test" };
      return transfer(tx, {
        id: transferId(kind, `${kind} ${amountCents}`),
        kind,
        ...sides,
        amountCents,
        subject,
        actor: "system",
      } as never);
    });
  await move("welcome", "us", 1800, true);
  await move("purchase", "center", 1800);
  const welcomed = (await sums()).money;
  expect(welcomed).toEqual({ ...before, count: before.count + 1, free: before.free + 1 });
  await move("refund", "us", 1800);
  await move("welcome_return", "center", 1800, true);
  expect((await sums()).money).toEqual(welcomed);
  await move("correction", "us", 5000);
  await move("purchase", "center", 1200);
  await move("featured", "center", 3000);
  await move("featured_refund", "us", 1000);
  expect((await sums()).money).toEqual({
    count: welcomed.count + 1,
    free: welcomed.free,
    placesCents: welcomed.placesCents + 3000,
    grossCents: welcomed.grossCents + 4200,
    returnedCents: welcomed.returnedCents + 1000,
  });
});

test("every queue says how many wait, since when, and how many for longer than promised", async () => {
  const queue = async () => (await whatWaits(db)).find(({ what }) => what === "held")!;
  const { count, late } = await queue();
  const luna = await addCenter(ctx, "luna-waits");
  for (const hours of [30, 2]) {
    const { leadId } = await routed(ctx, { originSlug: luna.slug, form: person() });
    const created_at = new Date(Date.now() - hours * 3_600_000);
    await db.updateTable("leads").set({ status: "held", created_at }).where("id", "=", leadId).execute();
  }
  const now = await queue();
  expect(now).toMatchObject({ count: count + 2, late: late + 1, promisedHours: 24 });
  expect(now.since).toHaveLength(count + 2);
  expect(now.since.every((moment, place) => place === 0 || moment >= now.since[place - 1]!)).toBe(true);
});

test("a day with a refused mail asks for a person, until it is found to be nobody's", async () => {
  const { mails } = await siteHealth(db);
  await db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey: "range:1", template: "offer" }));
  await db.updateTable("mail_messages").set({ status: "refused", last_error: NOTHING_LEFT }).where("effect_key", "=", "range:1").execute();
  const { days, mails: afterwards } = await siteHealth(db);
  expect(afterwards.refused).toBe(mails.refused);
  expect(days).toHaveLength(30);
  expect(days.at(-1)!.day).toBe(today);
});

test("who takes figures away is in the log, with what and of which days", async () => {
  await noteExportOfFigures(db, "admin:lia", { table: "replies", ...range });
  const lines = await db
    .selectFrom("audit_log")
    .select(["actor", "detail", "subject_type", "subject_id"])
    .where("action", "=", "figures.exported")
    .execute();
  expect(lines).toEqual([{ actor: "admin:lia", subject_type: "figures", subject_id: "replies", detail: { table: "replies", ...range } }]);
});
