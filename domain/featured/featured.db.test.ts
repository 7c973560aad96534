import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
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
import { PLACES_PER_CITY, refundOf, WEEK_CENTS } from "./place.ts";
import { placesOfCenter } from "./place-queries.server.ts";
import { projectFeatured } from "./project-featured.server.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = `admin:${idOfPerson("lia")}` as const;
const TOMORROW = addDays(dayInSantoDomingo(new Date()), 1);

/** A center with a request of one week, and this much in its wallet. */
async function asking(firstDay: string, cents = WEEK_CENTS, city = "La Romana") {
  const { center, member } = await aBuyer(ctx, { city });
  if (cents > 0) await moved(ctx, center.id, cents);
  expect(await askPlace(ctx, member, { firstDay, weeks: 1 })).toBe("asked");
  const [place] = await placesOfCenter(db, center.id);
  return { center, member, placeId: place!.id };
}
const grant = (placeId: string) => decidePlace(db, placeId, { grant: true }, lia);
const isFeatured = async (id: string) =>
  (await db.selectFrom("provider_profiles").select("featured").where("id", "=", id).executeTakeFirstOrThrow()).featured;

test("of five who are granted the three places of a city at once, three get one and pay, and two pay nothing", async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => asking(TOMORROW)));
  const outcomes = await Promise.all(five.map(({ placeId }) => grant(placeId)));
  expect(outcomes.toSorted()).toEqual(["done", "done", "done", "full", "full"]);
  const paid = await Promise.all(five.map(async ({ center }) => WEEK_CENTS - (await balanceOf(db, center.id))));
  expect(paid.toSorted((a, b) => a - b)).toEqual([0, 0, ...Array<number>(PLACES_PER_CITY).fill(WEEK_CENTS)]);
  const nextWeek = await asking(addDays(TOMORROW, 7));
  expect(await grant(nextWeek.placeId)).toBe("done");
  expect(await ledgerFaults(db)).toEqual([]);
});

test("a place that its wallet cannot pay is not granted, and one is decided once", async () => {
  const poor = await asking(addDays(TOMORROW, 30), WEEK_CENTS - 1);
  expect(await grant(poor.placeId)).toBe("insufficient");
  expect(await balanceOf(db, poor.center.id)).toBe(WEEK_CENTS - 1);
  await moved(ctx, poor.center.id, 1);
  const both = await Promise.all([grant(poor.placeId), grant(poor.placeId)]);
  expect(both.toSorted()).toEqual(["done", "not-found"]);
  expect(await balanceOf(db, poor.center.id)).toBe(0);
});

test("a profile reads «Destacado» on the days of its place only; ended early, what was not used goes back and the place is free", async () => {
  const { center, placeId } = await asking(addDays(TOMORROW, 60), WEEK_CENTS, "Samaná");
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
  expect(await balanceOf(db, center.id)).toBe(Math.floor((WEEK_CENTS * 5) / 7));
  expect(await placesOfCenter(db, center.id)).toMatchObject([{ state: "ended", endedOn: today, refundedCents: 1785 }]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("nobody asks for days that passed, nor twice, nor for somebody else's center", async () => {
  const { member } = await asking(addDays(TOMORROW, 40), 0);
  expect(await askPlace(ctx, member, { firstDay: TOMORROW, weeks: 1 })).toBe("waiting");
  const other = await aBuyer(ctx, { city: "La Romana" });
  for (const wrong of [
    { firstDay: addDays(TOMORROW, -1), weeks: 1 },
    { firstDay: TOMORROW, weeks: 0 },
    { firstDay: TOMORROW, weeks: 99 },
  ])
    expect(await askPlace(ctx, other.member, wrong)).toBe("wrong-days");
  expect(await askPlace(ctx, { ...other.member, userId: idOfPerson("maria") }, { firstDay: TOMORROW, weeks: 1 })).toBeNull();
});

test("what goes back is never more than what was paid", () => {
  const place = { firstDay: "2026-12-01", lastDay: "2026-12-07", priceCents: 2500 };
  expect(["2026-11-01", "2026-12-01", "2026-12-04", "2026-12-07", "2026-12-30"].map((day) => refundOf(place, day))).toEqual([
    2500, 2500, 1428, 357, 0,
  ]);
});
