import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { specialistsIn } from "./cities.server.ts";

const { db } = await testContext();

test("whoever does a treatment in a city is shown there, at a center of that city that offers it", async () => {
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
