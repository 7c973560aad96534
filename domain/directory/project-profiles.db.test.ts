import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { projectProfiles } from "./project-profiles.server.ts";

const db = await testDatabase();

test("the columns that lists filter and order by follow the facts, and a second time nothing changes", async () => {
  const outdated = { has_prices: true, has_outcomes: false, average_rating: 1, total_reviews: 9 };
  const { id } = await db
    .insertInto("provider_profiles")
    .values({ slug: "proyectado", provider_type: "clinic", clinic_name: "Centro", verification_status: "published", ...outdated })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("provider_outcomes")
    .values({ provider_id: id, year: 2025, age_band: "35-37", egg_source: "own", transfers: 3, births: 1 })
    .execute();
  const expired = sql<string>`((now() at time zone 'America/Santo_Domingo')::date - 367)`;
  await db
    .insertInto("provider_prices")
    .values({ provider_id: id, price_line_id: "fiv-propios", amount_cents: 1, informed_on: expired })
    .execute();
  expect(await projectProfiles(db)).toBeGreaterThan(0);
  const row = await db
    .selectFrom("provider_profiles")
    .select(["has_prices", "has_outcomes", "average_rating", "total_reviews"])
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row).toEqual({ has_prices: false, has_outcomes: true, average_rating: null, total_reviews: 0 });
  expect(await projectProfiles(db)).toBe(0);
});
