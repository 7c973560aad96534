import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { featuredCenters } from "#domain/directory/home.server.ts";
import { centersOffering } from "#domain/directory/service-offer.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { moved } from "#tests/support/wallet.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";
import { askPlace } from "./ask-place.server.ts";
import { decidePlace } from "./decide-place.server.ts";
import { endPlace } from "./end-place.server.ts";
import { PLACES_AT_ONCE, refundOf } from "./place.ts";
import { changePlacePrice, placePriceChanges, placePrices } from "./place-prices.server.ts";
import { placesOfCenter, possiblePlaces } from "./place-queries.server.ts";
import { projectFeatured } from "./project-featured.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = `admin:${idOfPerson("lia")}` as const;
const PRICES = await placePrices(db);
const WEEK = PRICES.city;
const TOMORROW = addDays(dayInSantoDomingo(new Date()), 1);

/** Makes a center with a request of one week, and this much in its wallet. */
async function asking(firstDay: string, cents = WEEK, city = "La Romana") {
  const { center, member } = await aBuyer(ctx, { city });
  if (cents > 0) await moved(ctx, center.id, cents);
  const place = (await possiblePlaces(db, center.id)).find(({ kind }) => kind === "city")!.place;
  expect(await askPlace(ctx, member, { place, firstDay, weeks: 1, weekCents: WEEK })).toBe("asked");
  const [asked] = await placesOfCenter(db, center.id);
  return { center, member, place, placeId: asked!.id };
}
const grant = (placeId: string) => decidePlace(db, placeId, { grant: true }, lia);
const isFeatured = async (id: string) =>
  (await db.selectFrom("provider_profiles").select("featured").where("id", "=", id).executeTakeFirstOrThrow()).featured;

test("of five who are granted the three places of a city at once, three get one and pay, and two pay nothing", async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => asking(TOMORROW)));
  const outcomes = await Promise.all(five.map(({ placeId }) => grant(placeId)));
  expect(outcomes.toSorted()).toEqual(["done", "done", "done", "full", "full"]);
  const paid = await Promise.all(five.map(async ({ center }) => WEEK - (await balanceOf(db, center.id))));
  expect(paid.toSorted((a, b) => a - b)).toEqual([0, 0, ...Array<number>(PLACES_AT_ONCE).fill(WEEK)]);
  const nextWeek = await asking(addDays(TOMORROW, 7));
  expect(await grant(nextWeek.placeId)).toBe("done");
  expect(await ledgerFaults(db)).toEqual([]);
});

test("a place that its wallet cannot pay is not granted, and one is decided once", async () => {
  const poor = await asking(addDays(TOMORROW, 30), WEEK - 1);
  expect(await grant(poor.placeId)).toBe("insufficient");
  expect(await balanceOf(db, poor.center.id)).toBe(WEEK - 1);
  await moved(ctx, poor.center.id, 1);
  const both = await Promise.all([grant(poor.placeId), grant(poor.placeId)]);
  expect(both.toSorted()).toEqual(["done", "not-found"]);
  expect(await balanceOf(db, poor.center.id)).toBe(0);
});

test("a profile reads «Destacado» on the days of its place only; ended early, what was not used goes back and the place is free", async () => {
  const { center, placeId } = await asking(addDays(TOMORROW, 60), WEEK, "Samaná");
  expect(await grant(placeId)).toBe("done");
  expect(await isFeatured(center.id)).toBe(false);
  const today = addDays(TOMORROW, -1);
  await db
    .updateTable("featured_places")
    .set({ first_day: addDays(today, -2), last_day: addDays(today, 4) })
    .where("id", "=", placeId)
    .execute();
  await projectFeatured(db);
  expect(await isFeatured(center.id)).toBe(true);
  const both = await Promise.all([1, 2].map(() => endPlace(db, placeId, "El centro cerró.", lia)));
  expect(both.toSorted()).toEqual(["done", "not-found"]);
  expect(await isFeatured(center.id)).toBe(false);
  expect(await balanceOf(db, center.id)).toBe(Math.floor((WEEK * 5) / 7));
  expect(await placesOfCenter(db, center.id)).toMatchObject([{ state: "ended", endedOn: today, refundedCents: 1785 }]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("nobody asks for days that passed, nor twice, nor for somebody else's center", async () => {
  const { member, place } = await asking(addDays(TOMORROW, 40), 0);
  expect(await askPlace(ctx, member, { place, firstDay: TOMORROW, weeks: 1, weekCents: WEEK })).toBe("waiting");
  for (const elsewhere of ["", "city:santiago", "service:donacion-de-suenos", "home'"])
    expect(await askPlace(ctx, member, { place: elsewhere, firstDay: TOMORROW, weeks: 1, weekCents: WEEK })).toBe("nowhere");
  const other = await aBuyer(ctx, { city: "La Romana" });
  for (const wrong of [
    { firstDay: addDays(TOMORROW, -1), weeks: 1 },
    { firstDay: TOMORROW, weeks: 0 },
    { firstDay: TOMORROW, weeks: 99 },
  ])
    expect(await askPlace(ctx, other.member, { place, weekCents: WEEK, ...wrong })).toBe("wrong-days");
  expect(
    await askPlace(ctx, { ...other.member, userId: idOfPerson("maria") }, { place, firstDay: TOMORROW, weeks: 1, weekCents: WEEK }),
  ).toBeNull();
});

test("a place on the home page or on that of a treatment shows its center first there, in words, and changes no list", async () => {
  const { center, member } = await aBuyer(ctx, { city: "Samaná", services_offered: ["fiv"] });
  const before = (await centersOffering(db, "fiv", 3)).map(({ slug }) => slug);
  await moved(ctx, center.id, PRICES.home + PRICES.service);
  for (const [place, weekCents] of [["home", PRICES.home], ["service:fiv", PRICES.service]] as const) // biome-ignore format: a line is enough
    expect(await askPlace(ctx, member, { place, firstDay: TOMORROW, weeks: 1, weekCents })).toBe("asked");
  for (const { id } of await placesOfCenter(db, center.id)) expect(await grant(id)).toBe("done");
  expect(await balanceOf(db, center.id)).toBe(0);
  expect((await featuredCenters(db, 3)).map(({ id }) => id)).not.toContain(center.id);
  const today = addDays(TOMORROW, -1);
  await db.updateTable("featured_places").set({ first_day: today, last_day: TOMORROW }).where("provider_id", "=", center.id).execute();
  await projectFeatured(db);
  await projectFeatured(db);
  expect((await featuredCenters(db, 3))[0]).toMatchObject({ id: center.id, featured: true });
  const offering = await centersOffering(db, "fiv", 3);
  expect(offering.map(({ slug, paid }) => [slug, paid])).toEqual([[center.slug, true], ...before.map((slug) => [slug, false])]);
  expect(await isFeatured(center.id)).toBe(false);
  expect((await centerBySlug(db, center.slug))!.featured).toBe(false);
});

test("what goes back is never more than what was paid", () => {
  const place = { firstDay: "2026-12-01", lastDay: "2026-12-07", priceCents: 2500 };
  expect(["2026-11-01", "2026-12-01", "2026-12-04", "2026-12-07", "2026-12-30"].map((day) => refundOf(place, day))).toEqual([
    2500, 2500, 1428, 357, 0,
  ]);
});

test("a place keeps the price that its center saw; a price that changed in the meantime is shown before anybody asks again", async () => {
  const early = await asking(addDays(TOMORROW, 20), WEEK, "Puerto Plata");
  const change = { kind: "city", beforeCents: WEEK, afterCents: WEEK + 1000, reason: "Hay más visitas" } as const;
  const both = await Promise.all([changePlacePrice(ctx, idOfPerson("lia"), change), changePlacePrice(ctx, idOfPerson("lia"), change)]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "done"]);
  expect(await grant(early.placeId)).toBe("done");
  expect(await balanceOf(db, early.center.id)).toBe(0);
  const { center, member } = await aBuyer(ctx, { city: "Puerto Plata" });
  const ask = (weekCents: number) => askPlace(ctx, member, { place: early.place, firstDay: TOMORROW, weeks: 2, weekCents });
  expect(await ask(WEEK)).toBe("price");
  expect(await placesOfCenter(db, center.id)).toEqual([]);
  expect(await ask(WEEK + 1000)).toBe("asked");
  expect((await placesOfCenter(db, center.id))[0]!.priceCents).toBe(2 * (WEEK + 1000));
  expect(await placePriceChanges(db)).toMatchObject([
    { kind: "city", beforeCents: WEEK, afterCents: WEEK + 1000, reason: "Hay más visitas" },
  ]);
  const line = await db.selectFrom("audit_log").select("detail").where("action", "=", "price.changed").executeTakeFirstOrThrow();
  expect(line.detail).toEqual({ before: WEEK, after: WEEK + 1000, reason: "Hay más visitas" });
  await expect(db.deleteFrom("featured_price_changes").execute()).rejects.toThrow("permission denied");
});
