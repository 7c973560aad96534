import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { NO_CENTER_FILTERS } from "./center-filters.ts";
import { searchCenters } from "./search-centers.server.ts";
import { centersOffering } from "./service-offer.server.ts";

const db = await testDatabase();
const SERVICE = "donacion-esperma";

/** Adds five centers that alone offer one service. */
beforeAll(async () => {
  await sql`update provider_profiles set services_offered = array_remove(services_offered, ${SERVICE})`.execute(db);
  const center = async (slug: string, values: object, dollars?: number, days = 10) => {
    const row = {
      slug,
      provider_type: "clinic",
      clinic_name: slug,
      verification_status: "published",
      services_offered: [SERVICE],
      ...values,
    };
    const { id } = await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow();
    if (dollars === undefined) return;
    const informed_on = sql<string>`((now() at time zone 'America/Santo_Domingo')::date - ${days}::int)`;
    const price = { provider_id: id, price_line_id: "esperma-donante", amount_cents: dollars * 100, informed_on };
    await db.insertInto("provider_prices").values(price).execute();
  };
  await center("verificado-caro", { verification_status: "verified", average_rating: 4, total_reviews: 5 }, 900);
  await center("verificado-mejor", { verification_status: "verified", average_rating: 5, total_reviews: 5 }, 800);
  await center("barato", {}, 300);
  await center("destacado-sin-precio", { featured: true, verification_status: "verified", average_rating: 5, total_reviews: 9 });
  await center("vencido", { verification_status: "verified", average_rating: 5, total_reviews: 9 }, 1, 400);
});

const slugs = async (most: number) => (await centersOffering(db, SERVICE, most)).map(({ slug }) => slug);

test("the lowest price comes first, then verified ones with a price by score, and those without a price last", async () => {
  expect(await slugs(9)).toEqual(["barato", "verificado-mejor", "verificado-caro", "destacado-sin-precio", "vencido"]);
});

test("however few are shown, the lowest price is among them, and it is the first of the list in the order of prices", async () => {
  const { cards } = await searchCenters(db, { ...NO_CENTER_FILTERS, services: [SERVICE], sort: "price" }, 1);
  expect([cards[0]?.slug, ...(await slugs(1))]).toEqual(["barato", "barato"]);
});

test("without any price, the verified ones with the best score come first", async () => {
  await db.deleteFrom("provider_prices").where("price_line_id", "=", "esperma-donante").execute();
  expect((await slugs(9)).at(-1)).toBe("barato");
});
