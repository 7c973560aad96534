import { expect, test } from "vitest";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testDatabase } from "#tests/support/database.ts";

const db = await testDatabase();

const insert = (slug: string, values: object) =>
  db
    .insertInto("provider_profiles")
    .values({ slug, provider_type: "clinic", clinic_name: `Centro ${slug}`, verification_status: "published", ...values })
    .execute();

test("who a center treats is not informed until somebody says it, with a source and a day", async () => {
  await insert("callado", {});
  await insert("dicho", {
    patients_treated: ["pareja-femenina"],
    patients_not_treated: ["hombre-soltero"],
    own_eggs_max_age: 43,
    patients_source: "el centro, por correo",
    patients_informed_on: "2026-11-20",
  });
  expect((await centerBySlug(db, "callado"))?.patients).toBeNull();
  expect((await centerBySlug(db, "dicho"))?.patients).toEqual({
    treated: ["pareja-femenina"],
    notTreated: ["hombre-soltero"],
    ownEggs: { min: null, max: 43 },
    donorEggs: null,
    source: "el centro, por correo",
    informedOn: "2026-11-20",
  });
});

test.each([
  ["a group without a source", { patients_treated: ["mujer-soltera"] }, "patients_have_a_source"],
  ["an age without a source", { donor_eggs_max_age: 50 }, "patients_have_a_source"],
  ["a source without a day", { patients_source: "el centro" }, "patients_have_a_source"],
  [
    "a group said both ways",
    {
      ...{ patients_treated: ["mujer-soltera"], patients_not_treated: ["mujer-soltera"] },
      ...{ patients_source: "el centro", patients_informed_on: "2026-11-20" },
    },
    "patients_said_once",
  ],
  [
    "a group that nobody knows",
    { patients_treated: ["marcianos"], patients_source: "el centro", patients_informed_on: "2026-11-20" },
    "patients_known",
  ],
])("the database refuses %s", async (_, values, constraint) => {
  await expect(insert("refused", values)).rejects.toThrow(constraint);
});
