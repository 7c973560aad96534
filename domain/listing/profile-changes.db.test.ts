import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testContext } from "#tests/support/context.ts";
import { changeProfile } from "./profile.server.ts";

const ctx = await testContext();
const luna = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const page = async () => (await centerBySlug(ctx.db, "clinica-luna-de-larimar"))!;

test("a verified center that takes another's name keeps its own in public until our team has looked", async () => {
  const before = await page();
  await changeProfile(ctx, luna, { name: "Instituto Marea Alta", bio: "Nueva descripción." });
  await changeProfile(ctx, luna, { city: "Santiago", neighborhood: null, address: "Calle de otro 1", latitude: null, longitude: null });
  const after = await page();
  expect({ name: after.name, place: after.place, city: after.city, verified: after.verified, bio: after.bio }).toEqual({
    ...{ name: before.name, place: before.place, city: before.city, verified: true },
    bio: "Nueva descripción.",
  });
});
