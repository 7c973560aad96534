import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { addMembers } from "#domain/providers/members.server.ts";
import { publishProvider } from "#domain/providers/publish-provider.server.ts";
import { addOpenCenter } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { firstWeekOf } from "./first-week.server.ts";
import { FIRST_STEPS, firstWeek, LED_DAYS, TEST_DAYS } from "./first-week.ts";
import { answerTestRequest, makeTestRequest, openTestRequest } from "./test-request.server.ts";

const ctx = await testContext();
const { db } = ctx;
const days = (count: number) => new Date(Date.parse("2026-11-27T12:00:00Z") + count * 86_400_000);
const aged = (id: string, by: string) =>
  sql`update test_requests set made_at = made_at - ${by}::interval where provider_id = ${id}`.execute(db);

describe("the list", () => {
  const NEW = { type: "clinic", since: days(0), there: [], test: null } as const;
  test("leads from publication for thirty days, or until all is done, and never somebody who was public before", () => {
    expect(firstWeek(NEW, days(0))).toMatchObject({ leads: true, done: 0 });
    expect(firstWeek(NEW, days(LED_DAYS - 0.01)).leads).toBe(true);
    expect(firstWeek(NEW, days(LED_DAYS)).leads).toBe(false);
    expect(firstWeek({ ...NEW, since: null }, days(0)).leads).toBe(false);
    const test = { madeAt: days(0), openedAt: days(0), answeredAt: days(1) };
    const all = firstWeek({ ...NEW, there: ["photos", "doctors", "hours", "prices"], test }, days(20));
    expect(all).toMatchObject({ leads: false, done: FIRST_STEPS.length, test: "answered" });
  });
  test("asks no doctor for doctors or prices of a center", () => {
    expect(firstWeek({ ...NEW, type: "doctor" }, days(0)).steps.map(({ what }) => what)).toEqual(["photos", "hours", "test"]);
  });
  test("forgets a test request that nobody answered, after some days", () => {
    const made = { madeAt: days(0), openedAt: days(1), answeredAt: null };
    expect(firstWeek({ ...NEW, test: made }, days(TEST_DAYS - 0.01)).test).toBe("opened");
    expect(firstWeek({ ...NEW, test: made }, days(TEST_DAYS)).test).toBe("none");
  });
});

test("each step is done by its own row, and the publication begins it", async () => {
  const { id, slug } = await addOpenCenter(ctx, `semana-${randomUUID().slice(0, 8)}`);
  await db.updateTable("provider_profiles").set({ verification_status: "draft" }).where("id", "=", id).execute();
  await db.deleteFrom("consultation_hours").where("provider_id", "=", id).execute();
  expect((await firstWeekOf(db, id)).leads).toBe(false);
  expect(await publishProvider(db, slug, "admin:lia")).toMatchObject({ outcome: "published" });
  const done = async () => (await firstWeekOf(db, id)).steps.flatMap(({ what, done: is }) => (is ? [what] : []));
  expect([(await firstWeekOf(db, id)).leads, await done()]).toEqual([true, []]);
  await db
    .updateTable("provider_profiles")
    .set({ image_gallery: JSON.stringify([{ id: "x" }]) })
    .where("id", "=", id)
    .execute();
  expect(await done()).toEqual(["photos"]);
  const { id: doctor } = await addCenter(ctx, `doctora-${randomUUID().slice(0, 8)}`);
  await db.transaction().execute((tx) => addMembers(tx, [{ center_id: id, specialist_id: doctor, display_order: 0 }]));
  expect(await done()).toEqual(["photos", "doctors"]);
  await db
    .insertInto("consultation_hours")
    .values({ provider_id: id, offered: true, week: "{}", modes: ["place"] })
    .execute();
  expect(await done()).toEqual(["photos", "doctors", "hours"]);
  await sql`insert into provider_prices (provider_id, price_line_id, amount_cents, informed_on)
    select ${id}, l.id, 500000, now()::date from price_lines l limit 1`.execute(db);
  expect(await done()).toEqual(["photos", "doctors", "hours", "prices"]);
});

test("a test request is made, opened and answered in this order, once, and reaches this center alone", async () => {
  const [mine, other] = [
    await addCenter(ctx, `prueba-${randomUUID().slice(0, 8)}`),
    await addCenter(ctx, `ajena-${randomUUID().slice(0, 8)}`),
  ];
  const state = async (id = mine.id) => (await firstWeekOf(db, id)).test;
  await answerTestRequest(ctx, mine.id);
  await openTestRequest(ctx, mine.id);
  expect(await state()).toBe("none");
  await makeTestRequest(ctx, mine.id);
  await answerTestRequest(ctx, mine.id);
  expect([await state(), await state(other.id)]).toEqual(["made", "none"]);
  await openTestRequest(ctx, mine.id);
  await makeTestRequest(ctx, mine.id);
  expect(await state()).toBe("opened");
  await aged(mine.id, "8 days");
  expect(await state()).toBe("none");
  await answerTestRequest(ctx, mine.id);
  expect(await state()).toBe("none");
  await makeTestRequest(ctx, mine.id);
  expect(await state()).toBe("made");
  await openTestRequest(ctx, mine.id);
  await answerTestRequest(ctx, mine.id);
  await aged(mine.id, "90 days");
  await makeTestRequest(ctx, mine.id);
  expect(await state()).toBe("answered");
});

test("it leaves no lead, no offer, no mail, no notice and no entry of the ledger", async () => {
  const { id } = await addCenter(ctx, `cifra-${randomUUID().slice(0, 8)}`);
  await db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("amaranta"), provider_id: id, role: "owner" })
    .execute();
  const counted = async () => {
    const { rows } = await sql`select (select count(*) from leads) as leads, (select count(*) from offers) as offers,
      (select count(*) from mail_messages) as mails, (select count(*) from notices) as notices, (select count(*) from ledger_entries) as entries,
      (select count(*) from analytics_events) as events`.execute(db);
    return rows;
  };
  const before = await counted();
  await makeTestRequest(ctx, id);
  await openTestRequest(ctx, id);
  await answerTestRequest(ctx, id);
  expect(await counted()).toEqual(before);
});
