import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { NO_CENTER_FILTERS } from "./center-filters.ts";
import { priceRanges } from "./price-ranges.server.ts";
import { searchCenters } from "./search-centers.server.ts";

const db = await testDatabase();

const day = (days: number) => sql<string>`((now() at time zone 'America/Santo_Domingo')::date - ${days}::int)`;

/** All other prices are deleted, so that the tests have a world of their own. */
beforeAll(async () => {
  await db.deleteFrom("provider_prices").execute();
  const center = async (slug: string, values: { [column: string]: unknown } = {}) => {
    const row = {
      slug: `rango-${slug}`,
      provider_type: "clinic",
      clinic_name: slug,
      verification_status: "published",
      city: "Santiago",
      ...values,
    };
    return (await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  const price = (provider_id: string, dollars: number, days: number, price_line_id = "fiv-propios") => ({
    provider_id,
    price_line_id,
    amount_cents: dollars * 100,
    informed_on: day(days),
  });
  const [one, two, three, old] = [
    await center("uno"),
    await center("dos"),
    await center("tres", { city: "La Romana" }),
    await center("viejo"),
  ];
  const hidden = await center("oculto", { verification_status: "pending" });
  await db
    .insertInto("provider_prices")
    .values([
      price(one, 4000, 10),
      price(one, 1000, 30),
      price(two, 5001, 300),
      price(three, 4500, 20),
      price(old, 100, 400),
      price(hidden, 1, 1),
      price(one, 300, 1, "dgp-embrion"),
      price(two, 301, 1, "dgp-embrion"),
      price(two, 900, 400, "fiv-donados"),
    ])
    .execute();
});

test("the newest price of each listed center counts, none older than a year, with its sample and how many went stale", async () => {
  const [ivf, ...others] = await priceRanges(db);
  expect(ivf).toMatchObject({
    lineId: "fiv-propios",
    serviceId: "fiv",
    lowCents: 400_000,
    medianCents: 450_000,
    highCents: 500_100,
    centers: 3,
    stale: 1,
  });
  expect(ivf!.from < ivf!.to).toBe(true);
  expect(others.map(({ lineId }) => lineId)).toEqual(["dgp-embrion"]);
});

test("between two prices the median is whole dollars", async () => {
  const [pgt] = await priceRanges(db, { serviceId: "dgp" });
  expect(pgt).toMatchObject({ lowCents: 30_000, medianCents: 30_100, highCents: 30_100, centers: 2, stale: 0 });
});

test("the range of a list is that of the centers in it: one that does not offer the service is in neither", async () => {
  await db
    .updateTable("provider_profiles")
    .set({ services_offered: ["fiv"] })
    .where("slug", "in", ["rango-dos", "rango-tres"])
    .execute();
  const [range] = await priceRanges(db, { serviceId: "fiv", offering: "fiv" });
  const { cards } = await searchCenters(db, { ...NO_CENTER_FILTERS, services: ["fiv"], sort: "price" }, 1);
  expect(range).toMatchObject({ lowCents: 450_000, centers: 2 });
  expect(cards[0]?.price?.amountCents).toBe(range!.lowCents);
});

test("one service, one city; a single center is told with its sample", async () => {
  expect((await priceRanges(db, { serviceId: "dgp" })).map(({ lineId }) => lineId)).toEqual(["dgp-embrion"]);
  expect(await priceRanges(db, { city: "La Romana" })).toMatchObject([
    { lineId: "fiv-propios", lowCents: 450_000, highCents: 450_000, centers: 1 },
  ]);
  expect(await priceRanges(db, { city: "La Romana", serviceId: "dgp" })).toEqual([]);
});
