import { sql } from "kysely";
import { expect, test } from "vitest";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import type { AutomaticRule } from "./automatic.ts";
import { automaticSettings, saveAutomaticRule } from "./automatic-rule.server.ts";
import { tryRule } from "./automatic-trial.server.ts";
import { buyAutomatically, stopUnanswered } from "./buy-automatically.server.ts";
import { declineOffer } from "./decline-offer.server.ts";
import { purchaseLead } from "./purchase-lead.server.ts";

const ctx = await testContext();
const rule: AutomaticRule = {
  criteria: NO_CRITERIA,
  exclusivity: null,
  minQuality: 50,
  maxPriceCents: 2400,
  dailyCents: 1800 * 3,
  monthlyCents: 30_000,
  stopsUnanswered: true,
};
const bought = (result: object) => JSON.stringify(result).includes("meets-all");

/** Makes a center with automatic purchase and money in its wallet. */
async function anAutomaticBuyer(change: Partial<AutomaticRule> = {}, cents = 100_000) {
  const buyer = await aBuyer(ctx);
  for (let free = 0; free < 3; free++) await purchaseLead(ctx, buyer.member, (await buyer.offer()).id);
  await addMoney(ctx, buyer.member.providerId, cents);
  await saveAutomaticRule(ctx, buyer.member, { ...rule, ...change }, true);
  return { ...buyer, weigh: async () => buyAutomatically(ctx, (await buyer.offer()).id) };
}

test("it opens what meets the rule, once, within the day's limit, and keeps why; the money is that of a click", async () => {
  const { member, offer, weigh } = await anAutomaticBuyer();
  const { id } = await offer();
  const twice = await Promise.all([buyAutomatically(ctx, id), buyAutomatically(ctx, id)]);
  expect(twice.map(({ outcome }) => outcome).toSorted()).toEqual(["decided", "done-before"]);
  const rest = await Promise.all([weigh(), weigh(), weigh(), weigh()]);
  expect(rest.filter(bought)).toHaveLength(2);
  expect(rest.filter((result) => JSON.stringify(result).includes("day-spent"))).toHaveLength(2);
  expect(await balanceOf(ctx.db, member.providerId)).toBe(100_000 - 3 * 1800);
  const by = await ctx.db.selectFrom("offers").select(["status", "purchased_by"]).where("id", "=", id).executeTakeFirst();
  expect(by).toEqual({ status: "purchased", purchased_by: "worker" });
  const notices = ctx.db.selectFrom("notices").select(["effect_key", "facts"]).where("kind", "=", "automatic-bought");
  const told = await notices.where("provider_id", "=", member.providerId).orderBy("created_at").execute();
  expect(told.map(({ facts }) => facts)).toEqual([98_200, 96_400, 94_600].map((balanceCents) => ({ spentCents: 1800, balanceCents })));
  expect(told.filter(({ effect_key: key }) => key === `automatic-bought:${id}`)).toHaveLength(1);
  await saveAutomaticRule(ctx, member, rule, false);
  expect(await weigh()).toEqual({ outcome: "off" });
});

test("an empty wallet is never overdrawn, and what somebody opened or declined before is left alone", async () => {
  const { member, offer, weigh } = await anAutomaticBuyer({}, 2000);
  const [declined, clicked] = [await offer(), await offer()];
  await declineOffer(ctx, member, { offerId: declined.id, reason: "no-room" });
  expect(await buyAutomatically(ctx, declined.id)).toEqual({ outcome: "decided", reason: "opened-before" });
  await purchaseLead(ctx, member, clicked.id);
  expect(await buyAutomatically(ctx, clicked.id)).toEqual({ outcome: "decided", reason: "opened-before" });
  expect(await weigh()).toEqual({ outcome: "decided", reason: "balance-short" });
  expect(await balanceOf(ctx.db, member.providerId)).toBe(200);
});

test("three that nobody answered in time stop it with a notice; switched on again, it begins again", async () => {
  const { member, weigh } = await anAutomaticBuyer();
  for (let number = 0; number < 3; number++) await weigh();
  const providerId = member.providerId;
  await stopUnanswered(ctx);
  expect((await automaticSettings(ctx.db, providerId)).enabled).toBe(true);
  await sql`update offers set answer_by = now() - interval '1 hour' where provider_id = ${providerId}`.execute(ctx.db);
  await Promise.all([stopUnanswered(ctx), stopUnanswered(ctx)]);
  expect(await automaticSettings(ctx.db, providerId)).toMatchObject({ enabled: false, stoppedAt: expect.any(Date) });
  const told = await ctx.db
    .selectFrom("notices")
    .select("facts")
    .where("kind", "=", "automatic-stopped")
    .where("provider_id", "=", providerId)
    .execute();
  expect(told).toEqual([{ facts: { unanswered: 3 } }]);
  const lines = ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", "automatic.stopped");
  expect(await lines.where("subject_id", "=", providerId).execute()).toEqual([{ actor: "worker", detail: { unanswered: 3 } }]);
  await saveAutomaticRule(ctx, member, { ...rule, dailyCents: 100_000 }, true);
  await stopUnanswered(ctx);
  expect(await weigh()).toEqual({ outcome: "decided", reason: "meets-all" });
});

test("what counts as unanswered begins when it is switched on, not when a rule that is on changes, whatever others do", async () => {
  const { member } = await anAutomaticBuyer();
  const { member: other } = await anAutomaticBuyer();
  await saveAutomaticRule(ctx, other, rule, false);
  const since = async () => (await automaticSettings(ctx.db, member.providerId)).enabledAt!;
  const begun = await since();
  await saveAutomaticRule(ctx, member, { ...rule, minQuality: 60 }, true);
  expect(await since()).toEqual(begun);
  expect((await automaticSettings(ctx.db, member.providerId)).rule.minQuality).toBe(60);
  await saveAutomaticRule(ctx, member, rule, false);
  await saveAutomaticRule(ctx, other, rule, true);
  await saveAutomaticRule(ctx, member, rule, true);
  expect((await since()).getTime()).toBeGreaterThan(begun.getTime());
});

test("routing is the same with and without it, and its job follows the offer", async () => {
  const [plain, automatic] = [await aBuyer(ctx), await anAutomaticBuyer()];
  const decided = async (slug: string) => {
    const { leadId } = await routed(ctx, { originSlug: slug, form: person() });
    const [decision] = await ctx.db
      .selectFrom("routing_decisions")
      .select(["outcome", "strategy", "candidates"])
      .where("lead_id", "=", leadId)
      .execute();
    return JSON.parse(JSON.stringify(decision).replace(/[0-9a-f-]{36}/, "id"));
  };
  expect(await decided(automatic.center.slug)).toEqual(await decided(plain.center.slug));
  const jobs = async (providerId: string) => {
    const { rows } = await sql`select from pgboss.job where name = 'weigh-offer' and data ->> 'offerId' in
      (select id::text from offers where provider_id = ${providerId})`.execute(ctx.db);
    return rows.length;
  };
  expect([await jobs(plain.member.providerId), await jobs(automatic.member.providerId)]).toEqual([0, 1]);
});

test("a trial says of each offer what the rule would do, spends nothing, and adds up", async () => {
  const { member, offer } = await anAutomaticBuyer();
  for (let number = 0; number < 4; number++) await offer();
  await saveAutomaticRule(ctx, member, rule, false);
  const trial = await tryRule(ctx, member.providerId, rule);
  expect(trial.offers).toHaveLength(7);
  expect(trial.offers.filter((tried) => tried.bought)).toHaveLength(3);
  expect(trial.spentCents).toBe(3 * 1800);
  expect(trial.offers.map(({ reason }) => reason)).toEqual([...Array(4).fill("day-spent"), ...Array(3).fill("meets-all")]);
  expect(trial.openedByHand).toEqual({ count: 3, cents: 3 * 1800 });
  expect(await balanceOf(ctx.db, member.providerId)).toBe(100_000);
});

test("twenty who want one request at once, people and automatic purchase mixed, are one sale and one transfer", async () => {
  const { member, offer } = await anAutomaticBuyer();
  const { id } = await offer();
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? buyAutomatically(ctx, id) : purchaseLead(ctx, member, id))),
  );
  expect(results.filter((result) => result.outcome === "purchased" || bought(result))).toHaveLength(1);
  const transfers = await ctx.db.selectFrom("ledger_transfers").select("kind").where("subject_id", "=", id).execute();
  expect(transfers).toEqual([{ kind: "purchase" }]);
  expect(await balanceOf(ctx.db, member.providerId)).toBe(100_000 - 1800);
});
