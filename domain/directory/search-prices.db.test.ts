import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type CenterFilters, NO_CENTER_FILTERS } from "./center-filters.ts";
import { searchCenters } from "./search-centers.server.ts";

// Tests on the demo world, where nobody else offers these services.
const db = await testDatabase();

const found = (filters: Partial<CenterFilters>) => searchCenters(db, { ...NO_CENTER_FILTERS, ...filters }, 1);
const pricesOf = (cards: readonly { price: { amountCents: number } | null }[]) => cards.map(({ price }) => price?.amountCents ?? null);

test("cards show the price of the service that was asked for, of several the first that has one, of none that of IVF", async () => {
  const luna = async (services: string[]) =>
    (await found({ services, q: "luna de larimar" })).cards.find(({ slug }) => slug === "clinica-luna-de-larimar");
  expect(await luna([])).toMatchObject({
    pricedAs: null,
    price: { amountCents: 490_000, notIncluded: null, medication: { kind: "plus", by: "center" } },
  });
  expect(await luna(["ovodonacion"])).toMatchObject({
    pricedAs: "FIV con óvulos donados",
    price: { amountCents: 920_000, informedOn: "2026-10-14", stale: false, notIncluded: null, medication: { kind: "plus", by: "center" } },
  });
  expect(await luna(["icsi", "dgp"])).toMatchObject({ pricedAs: "DGP por embrión", price: { amountCents: 38_000 } });
  const [surrogacy] = (await found({ services: ["gestacion-subrogada"] })).cards;
  expect(surrogacy).toMatchObject({ pricedAs: "Gestación subrogada", price: null });
});

test("a price older than six months is marked, and one older than a year is none, neither shown nor ordered by", async () => {
  const id = await insertCenter({ slug: "con-pasado", services_offered: ["donacion-esperma"] });
  const informed = (amount_cents: number, months: number) =>
    db
      .insertInto("provider_prices")
      .values({
        provider_id: id,
        price_line_id: "esperma-donante",
        amount_cents,
        informed_on: sql<string>`((now() at time zone 'America/Santo_Domingo')::date - make_interval(months => ${months}) - interval '1 day')::date`,
      })
      .execute();
  const ours = async () => (await found({ services: ["donacion-esperma"], sort: "price" })).cards.find((card) => card.id === id)!;
  await informed(100, 12);
  expect((await ours()).price).toBeNull();
  expect((await found({ services: ["donacion-esperma"], highestPrice: "1" })).total).toBe(0);
  await informed(200, 6);
  expect((await ours()).price).toMatchObject({ amountCents: 200, stale: true });
  expect((await found({ services: ["donacion-esperma"], sort: "price" })).cards[0]!.id).toBe(id);
  await informed(90_000_000, 0);
  expect((await ours()).price).toMatchObject({ amountCents: 90_000_000, stale: false });
});

test("the highest price keeps whoever asks at most as much, to the cent", async () => {
  const all = pricesOf((await found({ services: ["ovodonacion"], sort: "price" })).cards).filter((cents) => cents !== null);
  expect(all.length).toBeGreaterThan(2);
  const dollars = all[1]! / 100;
  const upTo = async (highestPrice: number) =>
    pricesOf((await found({ services: ["ovodonacion"], sort: "price", highestPrice: String(highestPrice) })).cards);
  expect(await upTo(dollars)).toEqual(all.filter((cents) => cents <= all[1]!));
  expect(await upTo(dollars - 1)).toEqual(all.filter((cents) => cents < all[1]!));
});

test("with several services or none, neither the order nor the highest price changes the list", async () => {
  for (const services of [[], ["fiv", "icsi"], ["gestacion-subrogada"]]) {
    const plainly = await found({ services });
    const asked = await found({ services, sort: "price", highestPrice: "1" });
    expect(asked.cards.map(({ id }) => id)).toEqual(plainly.cards.map(({ id }) => id));
  }
});

test("in the order of prices page follows page: the lowest first, then those without one, nobody twice and nobody missing", async () => {
  const service = "adopcion-embriones";
  for (let n = 0; n < 30; n++) {
    const id = await insertCenter({ slug: `por-precio-${n}`, services_offered: [service] });
    // One in three was cheaper before, one has the same price as others, and one never had a price.
    const told = [
      [100 + n, 3],
      [70_000, 2],
      [50_000 + 100 * n, 1],
    ].slice(n % 3, n % 3 === 2 ? 2 : undefined);
    for (const [amount_cents, days] of told) {
      const informed_on = sql<string>`(now() at time zone 'America/Santo_Domingo')::date - ${days}::int`;
      await db
        .insertInto("provider_prices")
        .values({ provider_id: id, price_line_id: "embriones-donados", amount_cents: amount_cents!, informed_on })
        .execute();
    }
  }
  const pages = await Promise.all(
    [1, 2, 3].map((page) => searchCenters(db, { ...NO_CENTER_FILTERS, services: [service], sort: "price" }, page)),
  );
  const cards = pages.flatMap((page) => page.cards);
  const { pages: last, total } = pages[0]!;
  expect(last).toBe(3);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(total);
  const prices = pricesOf(cards);
  const known = prices.filter((cents) => cents !== null);
  expect(known.length).toBeGreaterThan(19);
  expect(prices).toEqual([...known.sort((a, b) => a - b), ...prices.filter((cents) => cents === null)]);
});

async function insertCenter(values: { slug: string; services_offered: string[] }): Promise<string> {
  const row = { provider_type: "clinic", verification_status: "published", clinic_name: values.slug, ...values };
  return (await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow()).id;
}
