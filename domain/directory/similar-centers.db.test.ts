import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { similarCenters } from "./similar-centers.server.ts";

const db = await testDatabase();

const insert = async (values: { slug: string; [column: string]: unknown }) => {
  const row = { provider_type: "clinic", clinic_name: `Centro ${values.slug}`, verification_status: "published", ...values };
  return (await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

test("similar centers share the most services, those of the city first, never itself or a hidden one; a paid place gives nothing", async () => {
  const services_offered = ["adopcion-embriones", "gestacion-subrogada", "donacion-esperma", "dgp"];
  const origin = await insert({ slug: "parecido", city: "Santiago", services_offered });
  await insert({ slug: "igual-lejos", city: "Punta Cana", services_offered, featured: true });
  await insert({ slug: "igual-cerca", city: "Santiago", services_offered });
  await insert({ slug: "igual-oculto", city: "Santiago", services_offered, verification_status: "pending" });
  await insert({ slug: "menos", city: "Santiago", services_offered: services_offered.slice(0, 3), featured: true });
  expect((await similarCenters(db, origin)).map(({ slug }) => slug)).toEqual(["igual-cerca", "igual-lejos", "menos"]);
  // Below its own page, an unchecked one ends with whom it resembles; who was checked or pays does not end with who has a paid place.
  const below = async () => (await similarCenters(db, origin, { below: true })).map(({ slug }) => slug);
  expect(await below()).toEqual(["igual-cerca", "igual-lejos", "menos"]);
  for (const stands of [{ verification_status: "verified" }, { verification_status: "published", featured_on: ["home"] }]) {
    await db.updateTable("provider_profiles").set(stands).where("id", "=", origin).execute();
    const shown = await below();
    expect(shown[0]).toBe("igual-cerca");
    expect(shown).not.toContain("igual-lejos");
    expect(shown).not.toContain("menos");
  }
  expect(await similarCenters(db, "00000000-0000-0000-0000-000000000000")).toEqual([]);
});
