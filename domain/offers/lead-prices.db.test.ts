import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { changePrice, priceChanges } from "./change-price.server.ts";
import { openingPrice, publishedPrices } from "./lead-prices.server.ts";

const ctx = await testContext();
const lia = idOfPerson("lia");
const price = async (tier: string, exclusivity: string) => {
  const lines = ctx.db.selectFrom("lead_prices").select("amount_cents").where("price_tier", "=", tier);
  return (await lines.where("exclusivity", "=", exclusivity).executeTakeFirstOrThrow()).amount_cents;
};

test("a request costs what the tier of its service costs; of no service yet, from the lowest to the highest", async () => {
  const [basic, standard, premium] = await Promise.all(["basic", "standard", "premium"].map((tier) => price(tier, "exclusive")));
  const shared = await Promise.all(["basic", "standard", "premium"].map((tier) => price(tier, "shared")));
  const { id, price_tier } = await ctx.db
    .selectFrom("service_types")
    .select(["id", "price_tier"])
    .where("id", "=", "fiv")
    .executeTakeFirstOrThrow();
  const cents = await price(price_tier, "exclusive");
  expect(await openingPrice(ctx.db, id)).toEqual({
    exclusive: { from: cents, to: cents },
    shared: { from: await price(price_tier, "shared"), to: await price(price_tier, "shared") },
  });
  expect((await openingPrice(ctx.db, "no-such-service")).exclusive).toEqual({ from: basic, to: basic });
  expect(await openingPrice(ctx.db, null)).toEqual({
    exclusive: { from: Math.min(basic!, standard!, premium!), to: Math.max(basic!, standard!, premium!) },
    shared: { from: Math.min(...shared), to: Math.max(...shared) },
  });
});

test("centers read each tier once, the lowest first, with the services that patients find", async () => {
  await ctx.db.updateTable("service_types").set({ listed: false }).where("id", "=", "icsi").execute();
  const tiers = await publishedPrices(ctx.db);
  expect(tiers.map(({ tier }) => tier)).toEqual(["basic", "standard", "premium"]);
  for (const { tier, exclusiveCents, sharedCents } of tiers)
    expect([exclusiveCents, sharedCents]).toEqual([await price(tier, "exclusive"), await price(tier, "shared")]);
  const named = tiers.flatMap(({ services }) => services);
  const { name } = await ctx.db.selectFrom("service_types").select("name").where("id", "=", "icsi").executeTakeFirstOrThrow();
  expect(named).not.toContain(name);
  const found = await ctx.db.selectFrom("service_types").select("name").where("listed", "=", true).where("active", "=", true).execute();
  expect([...named].sort()).toEqual(found.map((service) => service.name).sort());
});

test("a new price changes its own line alone and leaves who, why and what it was; the same price is no change", async () => {
  const others = async () =>
    (await ctx.db.selectFrom("lead_prices").selectAll().orderBy("price_tier").orderBy("exclusivity").execute()).filter(
      (line) => !(line.price_tier === "basic" && line.exclusivity === "shared"),
    );
  const [before, cents] = [await others(), await price("basic", "shared")];
  const change = { tier: "basic", exclusivity: "shared", beforeCents: cents, afterCents: cents, reason: "Igual" } as const;
  expect(await changePrice(ctx, lia, change)).toEqual({ outcome: "same" });
  expect(await priceChanges(ctx.db)).toEqual([]);
  expect(await changePrice(ctx, lia, { ...change, afterCents: cents + 100, reason: "Costos" })).toEqual({ outcome: "done" });
  expect(await changePrice(ctx, lia, { ...change, afterCents: cents + 200 })).toEqual({ outcome: "changed" });
  expect([await others(), await price("basic", "shared")]).toEqual([before, cents + 100]);
  expect(await priceChanges(ctx.db)).toMatchObject([
    { tier: "basic", exclusivity: "shared", beforeCents: cents, afterCents: cents + 100, reason: "Costos", by: "Lía" },
  ]);
});
