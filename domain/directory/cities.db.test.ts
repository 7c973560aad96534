import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { offerIn, specialistsIn } from "./cities.server.ts";
import { treatmentsIn } from "./city-treatments.server.ts";

const { db } = await testContext();

test("a provider that offers a treatment in a city is shown there, at a center of that city that offers it", async () => {
  const { cards, total } = await specialistsIn(db, "Santo Domingo", 100, "fiv");
  expect(cards).toHaveLength(total);
  expect(new Set(cards.map(({ city }) => city))).toEqual(new Set(["Santo Domingo"]));
  const centers = await db
    .selectFrom("provider_profiles")
    .select(["slug", "city", "services_offered"])
    .where("provider_type", "=", "clinic")
    .execute();
  const shown = cards.flatMap(({ center }) => centers.filter(({ slug }) => slug === center?.slug));
  expect(shown.length).toBeGreaterThan(2);
  for (const { city, services_offered } of shown) {
    expect(city).toBe("Santo Domingo");
    expect(services_offered).toContain("fiv");
  }
});

test("a city's people are shown there too when no treatment is asked for", async () => {
  const { cards } = await specialistsIn(db, "La Romana", 100);
  expect(new Set(cards.map(({ city }) => city))).toEqual(new Set(["La Romana"]));
});

test("a treatment's price in a city is that of its own line, and of nothing that may come on top", async () => {
  const fiv = async () =>
    (await treatmentsIn(db, "Santo Domingo", await offerIn(db, "Santo Domingo"))).find(({ serviceId }) => serviceId === "fiv")!;
  expect((await fiv()).price).toMatchObject({ lineId: "fiv-propios" });
  await db.deleteFrom("provider_prices").where("price_line_id", "=", "fiv-propios").execute();
  const medicated = await db.selectFrom("provider_prices").select("id").where("price_line_id", "=", "medicacion-ciclo").execute();
  expect(medicated.length).toBeGreaterThan(0);
  expect((await fiv()).price).toBeNull();
});
