import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { cityCounts } from "./cities.server.ts";
import { directoryCounts, featuredCenters, homeSpecialists, homeTestimonials } from "./home.server.ts";
import { profileAddresses, profileCounts } from "./sitemap.server.ts";

const db = await testDatabase();

interface Provider {
  id: string;
  slug: string;
  name: string;
  provider_type: string;
  verification_status: string;
  listed: boolean;
  city: string | null;
}
let everyone: Provider[];
let centers: Provider[];

const insert = async (values: { slug: string; [column: string]: unknown }) => {
  const row = { provider_type: "clinic", clinic_name: `Centro ${values.slug}`, verification_status: "published", ...values };
  return (await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

/** Adds to the demo world one hidden profile of each kind, and one center in a city that is not on the list of cities. */
beforeAll(async () => {
  await insert({ slug: "escondido", verification_status: "pending", city: "Cotuí", featured: true, clinic_name: "Abismo Escondido" });
  await insert({
    slug: "escondida",
    verification_status: "draft",
    provider_type: "doctor",
    clinic_name: null,
    full_name: "Abismo Escondida",
    featured: true,
  });
  await insert({ slug: "en-moca", city: "Moca", clinic_name: "Centro Moca Visible" });
  everyone = await db
    .selectFrom("provider_profiles")
    .select(["id", "slug", "name", "provider_type", "verification_status", "listed", "city"])
    .execute();
  centers = everyone.filter(({ listed, provider_type }) => listed && provider_type === "clinic");
});

test("counts are of what is listed", async () => {
  expect(await directoryCounts(db)).toEqual({
    centers: centers.length,
    verifiedCenters: centers.filter(({ verification_status }) => verification_status === "verified").length,
    specialists: everyone.filter(({ listed, provider_type }) => listed && provider_type !== "clinic").length,
    cities: new Set(centers.map(({ city }) => city).filter((city) => city !== null)).size,
  });
});

test("cities with a listed center, the most centers first, each with its place on the map", async () => {
  const cities = await cityCounts(db);
  for (const { name, centers: count } of cities) expect(count).toBe(centers.filter(({ city }) => city === name).length);
  expect(cities.map(({ name }) => name)).toContain("Moca");
  expect(cities.map(({ name }) => name)).not.toContain("Cotuí");
  expect(cities.map(({ centers: count }) => count)).toEqual(cities.map(({ centers: count }) => count).sort((a, b) => b - a));
  expect(cities.every(({ latitude, longitude }) => latitude > 17 && longitude < -68)).toBe(true);
});

test("the home page shows listed profiles only, paid places first", async () => {
  const shown = [...(await featuredCenters(db, 500)), ...(await homeSpecialists(db, 500))];
  const listed = new Set(everyone.filter((provider) => provider.listed).map(({ id }) => id));
  expect(new Set(shown.map(({ id }) => id))).toEqual(listed);
  const specialists = shown.filter((card) => "specialty" in card);
  expect(specialists.map(({ featured }) => featured)).toEqual(
    specialists.map(({ featured }) => featured).sort((a, b) => Number(b) - Number(a)),
  );
  expect((await featuredCenters(db, 3)).length).toBe(3);
});

test("the sitemap has every listed center once", async () => {
  const addresses = await profileAddresses(db, "centers");
  expect(addresses.map(({ slug }) => slug).sort()).toEqual(centers.map(({ slug }) => slug).sort());
  expect((await profileCounts(db)).centers).toBe(addresses.length);
});

test("testimonials were chosen, published, and confirmed by both sides", async () => {
  const id = await insert({ slug: "con-testimonio", city: "Santiago" });
  const hidden = await insert({ slug: "sin-testimonio", verification_status: "draft" });
  const review = async (provider_id: string, body: string, { on_home = true, confirmed = true, status = "published" } = {}) => {
    const at = confirmed ? sql<Date>`now()` : null;
    const consultation = { provider_id, held_on: "2026-01-01", confirmed_by_patient_at: at, confirmed_by_provider_at: sql<Date>`now()` };
    const { id: consultation_id } = await db.insertInto("consultations").values(consultation).returning("id").executeTakeFirstOrThrow();
    await db
      .insertInto("reviews")
      .values({ provider_id, consultation_id, author_label: "A. B.", rating: 2, body, on_home, status })
      .execute();
  };
  await review(id, "sí");
  await review(id, "no elegida", { on_home: false });
  await review(id, "sin confirmar", { confirmed: false });
  await review(id, "sin publicar", { status: "pending" });
  await review(hidden, "de un centro oculto");
  const mine = (await homeTestimonials(db, 100)).filter(({ center }) => center.slug.endsWith("-testimonio"));
  expect(mine).toMatchObject([{ text: "sí", author: "A. B.", city: "Santiago", heldOn: "2026-01-01" }]);
});
