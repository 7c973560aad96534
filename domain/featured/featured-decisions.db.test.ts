import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { moved } from "#tests/support/wallet.ts";
import { askPlace } from "./ask-place.server.ts";
import { decidePlace } from "./decide-place.server.ts";
import { endPlace } from "./end-place.server.ts";
import { MAX_AHEAD_DAYS, MAX_WEEKS } from "./place.ts";
import { changePlacePrice, placePrices } from "./place-prices.server.ts";
import { placesAsked, placesIn, placesOfCenter, possiblePlaces } from "./place-queries.server.ts";
import { projectFeatured } from "./project-featured.server.ts";

// The effects of decisions, and the first and last days of places.

const ctx = await testContext();
const { db } = ctx;
const LIA = `admin:${idOfPerson("lia")}` as const;
const WEEK = (await placePrices(db)).city;
const TODAY = dayInSantoDomingo(new Date());
const day = (count: number) => addDays(TODAY, count);

async function aCenter(city: string) {
  const { center, member } = await aBuyer(ctx, { city });
  await moved(ctx, center.id, 100 * WEEK);
  const { place } = (await possiblePlaces(db, center.id)).find(({ kind }) => kind === "city")!;
  const ask = (firstDay: string, weeks = 1) => askPlace(ctx, member, { place, firstDay, weeks, weekCents: WEEK });
  const asked = async (firstDay: string, weeks = 1) => {
    expect(await ask(firstDay, weeks)).toBe("asked");
    return (await placesIn(db, { view: "asked", search: center.name, page: 1 })).rows[0]!.id;
  };
  return { center, member, ask, asked };
}
const grant = (id: string) => decidePlace(db, id, { grant: true }, LIA);
const lines = (subjectId: string) =>
  db
    .selectFrom("audit_log")
    .select(["actor", "action", "subject_type", "detail"])
    .where("subject_id", "=", subjectId)
    .orderBy("id")
    .execute();
const notices = (effectKey: string) =>
  db.selectFrom("notices").select(["user_id", "kind", "facts", "provider_id", "path"]).where("effect_key", "=", effectKey).execute();
const transfers = (subjectId: string) =>
  db
    .selectFrom("ledger_transfers")
    .select(["kind", "subject_type", "amount_cents", "actor"])
    .where("subject_id", "=", subjectId)
    .orderBy("at")
    .execute();
const isFeatured = async (id: string) =>
  (await db.selectFrom("provider_profiles").select("featured").where("id", "=", id).executeTakeFirstOrThrow()).featured;
const PATH = "/dashboard/provider/destacado";

test("asking leaves a line and a mail to our team; weeks and days ahead have a limit, which is still possible itself", async () => {
  const { center, member, ask, asked } = await aCenter("La Romana");
  expect(await ask(day(1), MAX_WEEKS + 1)).toBe("wrong-days");
  expect(await ask(day(1), 1.5)).toBe("wrong-days");
  expect(await ask(day(MAX_AHEAD_DAYS + 1))).toBe("wrong-days");
  expect(await ask(TODAY)).toBe("wrong-days");
  const id = await asked(day(MAX_AHEAD_DAYS), MAX_WEEKS);
  const [place] = await placesOfCenter(db, center.id);
  expect(place).toMatchObject({ id, lastDay: day(MAX_AHEAD_DAYS + MAX_WEEKS * 7 - 1), priceCents: MAX_WEEKS * WEEK });
  const detail = { place: id, where: "city:la-romana", firstDay: day(MAX_AHEAD_DAYS), weeks: MAX_WEEKS, cents: MAX_WEEKS * WEEK };
  expect(await lines(center.id)).toContainEqual(expect.objectContaining({ action: "featured.asked", detail }));
  const mails = db.selectFrom("mail_messages").select("template").where("effect_key", "=", `place-asked:${id}`);
  expect(await mails.execute()).toEqual([{ template: "place-asked" }]);
  await db.updateTable("provider_profiles").set({ verification_status: "pending" }).where("id", "=", center.id).execute();
  const anywhere = { place: "home", firstDay: day(1), weeks: 1, weekCents: WEEK };
  expect(await askPlace(ctx, member, anywhere)).toBe("not-public");
});

test("a granted place is paid, shown from its first day, written down and told", async () => {
  const { center, member, asked } = await aCenter("Samaná");
  const id = await asked(day(1));
  await db.updateTable("featured_places").set({ first_day: TODAY }).where("id", "=", id).execute();
  expect(await grant(id)).toBe("done");
  expect(await isFeatured(center.id)).toBe(true);
  expect(await transfers(id)).toEqual([{ kind: "featured", subject_type: "featured_place", amount_cents: WEEK, actor: LIA }]);
  const detail = { before: "asked", after: "granted", provider: center.id, cents: WEEK };
  expect(await lines(id)).toEqual([{ actor: LIA, action: "featured.granted", subject_type: "featured_place", detail }]);
  const told = { user_id: member.userId, kind: "featured-decided", provider_id: center.id, path: PATH };
  expect(await notices(`featured:${id}`)).toEqual([{ ...told, facts: { granted: true, reason: null } }]);
});

test("a refused place costs nothing, holds no place, and its center hears why", async () => {
  const { center, member, asked } = await aCenter("Samaná");
  const id = await asked(day(30));
  expect(await decidePlace(db, id, { grant: false, reason: "Ya hay muchos." }, LIA)).toBe("done");
  expect(await balanceOf(db, center.id)).toBe(100 * WEEK);
  expect(await placesOfCenter(db, center.id)).toMatchObject([{ state: "refused", reason: "Ya hay muchos." }]);
  expect(await db.selectFrom("featured_places").select("position").where("id", "=", id).execute()).toEqual([{ position: null }]);
  const detail = { before: "asked", after: "refused", provider: center.id, cents: 0 };
  expect(await lines(id)).toEqual([{ actor: LIA, action: "featured.refused", subject_type: "featured_place", detail }]);
  const told = { user_id: member.userId, kind: "featured-decided", provider_id: center.id, path: PATH };
  expect(await notices(`featured:${id}`)).toEqual([{ ...told, facts: { granted: false, reason: "Ya hay muchos." } }]);
  expect(await grant(id)).toBe("not-found");
});

test("a place that would have begun is not granted any more, and can still be refused", async () => {
  const { center, asked } = await aCenter("Samaná");
  const id = await asked(day(3));
  await db
    .updateTable("featured_places")
    .set({ first_day: day(-1) })
    .where("id", "=", id)
    .execute();
  expect(await grant(id)).toBe("late");
  expect(await balanceOf(db, center.id)).toBe(100 * WEEK);
  expect(await decidePlace(db, id, { grant: false, reason: "Tarde." }, LIA)).toBe("done");
  for (const nothing of ["x", randomUUID()])
    expect([await grant(nothing), await endPlace(db, nothing, "No.", LIA)]).toEqual(Array(2).fill("not-found"));
});

test("places of one list share no day: not the last day of one and the first of another, and the day of an early end is free", async () => {
  const before = await Promise.all([1, 2, 3].map(() => aCenter("Puerto Plata")));
  const held: string[] = [];
  for (const { asked } of before) {
    const id = await asked(day(20));
    expect(await grant(id)).toBe("done");
    held.push(id);
  }
  const touching = await aCenter("Puerto Plata");
  const last = await touching.asked(day(26));
  expect(await grant(last)).toBe("full");
  const earlier = await aCenter("Puerto Plata");
  expect(await grant(await earlier.asked(day(14)))).toBe("full");
  const free = await aCenter("Puerto Plata");
  expect(await grant(await free.asked(day(27)))).toBe("done");
  // This place ended early. Its `ended_on` is the first day without it.
  await db
    .updateTable("featured_places")
    .set({ state: "ended", ended_on: day(26), refunded_cents: 0 })
    .where("id", "=", held[0]!)
    .execute();
  await db
    .updateTable("featured_places")
    .set({ first_day: day(26), last_day: day(26) })
    .where("id", "=", last)
    .execute();
  expect(await grant(last)).toBe("done");
});

test("on its last day a place is shown and can be ended; what it leaves is written down and told", async () => {
  const { center, member, asked } = await aCenter("La Romana");
  const id = await asked(day(1));
  expect(await grant(id)).toBe("done");
  await db
    .updateTable("featured_places")
    .set({ first_day: day(-6), last_day: TODAY })
    .where("id", "=", id)
    .execute();
  await projectFeatured(db, center.id);
  expect(await isFeatured(center.id)).toBe(true);
  expect(await endPlace(db, id, "Cerró.", LIA)).toBe("done");
  const cents = Math.floor(WEEK / 7);
  expect(await transfers(id)).toEqual([
    { kind: "featured", subject_type: "featured_place", amount_cents: WEEK, actor: LIA },
    { kind: "featured_refund", subject_type: "featured_place", amount_cents: cents, actor: LIA },
  ]);
  const detail = { before: "granted", after: "ended", provider: center.id, cents };
  expect((await lines(id))[1]).toEqual({ actor: LIA, action: "featured.ended", subject_type: "featured_place", detail });
  const told = { user_id: member.userId, kind: "featured-ended", provider_id: center.id, path: PATH };
  expect(await notices(`featured-ended:${id}`)).toEqual([{ ...told, facts: { reason: "Cerró.", refundedCents: cents } }]);
});

test("a place that passed is not shown and cannot be ended; making one profile read so leaves the others as they are", async () => {
  const [past, other] = [await aCenter("La Romana"), await aCenter("La Romana")];
  const id = await past.asked(day(1));
  expect(await grant(id)).toBe("done");
  const othersPlace = await other.asked(day(1));
  expect(await grant(othersPlace)).toBe("done");
  await db
    .updateTable("featured_places")
    .set({ first_day: day(-20), last_day: day(-14) })
    .where("id", "=", id)
    .execute();
  await db.updateTable("featured_places").set({ first_day: TODAY }).where("id", "=", othersPlace).execute();
  await projectFeatured(db, past.center.id);
  expect([await isFeatured(past.center.id), await isFeatured(other.center.id)]).toEqual([false, false]);
  await projectFeatured(db);
  expect([await isFeatured(past.center.id), await isFeatured(other.center.id)]).toEqual([false, true]);
  expect(await endPlace(db, id, "No.", LIA)).toBe("not-found");
});

test("the same price again is no change, another kind keeps its own, and the line names which", async () => {
  const lia = idOfPerson("lia");
  const before = await placePrices(db);
  expect(await changePlacePrice(ctx, lia, { kind: "home", beforeCents: before.home, afterCents: before.home, reason: "x" })).toEqual({
    outcome: "same",
  });
  await db.updateTable("featured_prices").set({ week_cents: before.home }).execute();
  expect(await changePlacePrice(ctx, lia, { kind: "home", beforeCents: before.home, afterCents: 9900, reason: "Más visitas" })).toEqual({
    outcome: "done",
  });
  expect(await placePrices(db)).toEqual({ home: 9900, city: before.home, service: before.home });
  expect(await lines("place:home")).toMatchObject([{ actor: LIA, action: "price.changed", subject_type: "price" }]);
  expect(await changePlacePrice(ctx, lia, { kind: "home", beforeCents: before.home, afterCents: 1, reason: "x" })).toEqual({
    outcome: "changed",
  });
  expect(await lines("place:home")).toHaveLength(1);
  await db.updateTable("featured_prices").set({ week_cents: WEEK }).execute();
});

test("a list shows who asked first at first, in pages, those of a state and of a name alone; what a profile may ask for follows from it", async () => {
  const [one, two] = [await aBuyer(ctx, { city: "Samaná" }), await aBuyer(ctx, { city: "Samaná" })];
  await db
    .updateTable("featured_places")
    .set({ asked_at: day(-9) })
    .where("state", "=", "asked")
    .execute();
  const before = await placesAsked(db);
  for (const { member } of [one, two])
    expect(await askPlace(ctx, member, { place: "city:samana", firstDay: day(50), weeks: 1, weekCents: WEEK })).toBe("asked");
  const list = (page: number, search: string | null = null, view: "asked" | "granted" = "asked") => placesIn(db, { view, search, page }, 1);
  expect([await placesAsked(db), (await list(1)).total]).toEqual([before + 2, before + 2]);
  const newest = [await list(before + 1), await list(before + 2)].map(({ rows }) => rows[0]!.providerId);
  expect(newest).toEqual([one.center.id, two.center.id]);
  expect(await list(1, two.center.name)).toMatchObject({ total: 1, rows: [{ providerId: two.center.id }] });
  expect(await list(1, two.center.name, "granted")).toMatchObject({ rows: [], total: 0 });
  const offering = await aBuyer(ctx, { city: "Samaná", services_offered: ["fiv"] });
  expect((await possiblePlaces(db, offering.center.id)).map(({ place }) => place)).toEqual(["city:samana", "home", "service:fiv"]);
});
