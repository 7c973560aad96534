import { expect, test } from "vitest";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { citiesWithAirports, today } from "./trip-queries.server.ts";

const { db, ...ctx } = await testContext();

test("cities are those where a center is listed, the most centers first, with the two nearest airports", async () => {
  const before = await citiesWithAirports(db);
  const listed = await db
    .selectFrom("provider_profiles")
    .select("city")
    .where("listed", "=", true)
    .where("provider_type", "=", "clinic")
    .execute();
  expect(before.reduce((sum, { centers }) => sum + centers, 0)).toBe(listed.length);
  for (const [index, { centers, airports }] of before.entries()) {
    if (index > 0) expect(centers).toBeLessThanOrEqual(before[index - 1]!.centers);
    expect(airports).toHaveLength(2);
    expect(airports[0]!.kilometers).toBeLessThanOrEqual(airports[1]!.kilometers);
  }
  const puntaCana = before.find(({ name }) => name === "Punta Cana");
  if (puntaCana) expect(puntaCana.airports[0]!.code).toBe("PUJ");
  await addCenter({ ...ctx, db }, "sin-publicar", { city: "Santiago", verification_status: "draft" });
  await addCenter({ ...ctx, db }, "especialista", {
    city: "Santiago",
    provider_type: "specialist",
    clinic_name: null,
    full_name: "Noelia Guzmán",
  });
  expect(await citiesWithAirports(db)).toEqual(before);
  await addCenter({ ...ctx, db }, "publicado", { city: "Santiago" });
  const counts = (all: typeof before) => all.find(({ name }) => name === "Santiago")?.centers ?? 0;
  expect(counts(await citiesWithAirports(db))).toBe(counts(before) + 1);
});

test("today is the day of Santo Domingo", async () => {
  expect(await today(db)).toBe(dayInSantoDomingo(new Date()));
});
