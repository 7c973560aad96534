import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { listingOf, medianCompleteness } from "./listing-facts.server.ts";
import { ownPrices, publishPrices } from "./prices.server.ts";
import { stepsOf } from "./steps.ts";

const ctx = await testContext();
const { db } = ctx;
const LINE = "fiv-propios";
const userId = idOfPerson("yadira");

const add = (city: string, change: Record<string, unknown> = {}) =>
  addCenter(ctx, `cercana-${randomUUID().slice(0, 8)}`, { city, ...change });

async function priced(city: string, dollars: number) {
  const { id } = await add(city);
  await db.insertInto("provider_accounts").values({ provider_id: id, user_id: userId, role: "owner" }).execute();
  const price = { lineId: LINE, amountCents: dollars * 100, notIncluded: null, medication: null };
  await publishPrices(ctx, { userId, providerId: id }, [price]);
  return id;
}

test("a price stands beside its city's median, and beside the country's until three others of the city publish one", async () => {
  const id = await priced("Nagua", 7000);
  const line = async () => (await ownPrices(db, id)).find(({ lineId }) => lineId === LINE)!;
  await priced("Nagua", 9100);
  await priced("Nagua", 9300);
  const before = await line();
  expect(before.median).toMatchObject({ inCity: false });
  expect(before.others).toContain(910_000);
  await priced("Nagua", 9200);
  expect((await line()).median).toEqual({ value: 920_000, inCity: true });
  // Whoever publishes none sees what the others cost, too.
  const { id: newcomer } = await add("Nagua");
  expect((await ownPrices(db, newcomer)).find(({ lineId }) => lineId === LINE)!.median).toEqual({ value: 915_000, inCity: true });
});

test("completeness stands beside that of five other public centers of the city, or of the country's", async () => {
  const city = "Constanza";
  const { id } = await add(city);
  const gallery = JSON.stringify([{ url: "https://x.example/1.jpg" }]);
  for (let at = 0; at < 4; at++) await add(city, { image_gallery: gallery });
  await add(city, { verification_status: "draft", image_gallery: gallery });
  await add(city, { provider_type: "doctor", full_name: "Dra. Ana Peña", clinic_name: null, image_gallery: gallery });
  expect(await medianCompleteness(db, id)).toMatchObject({ inCity: false });
  await add(city);
  const { percent } = stepsOf({ ...(await listingOf(db, id)).facts, extras: ["photos"] });
  expect(await medianCompleteness(db, id)).toEqual({ value: percent, inCity: true });
});
