import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { cityMedians, statisticsOf } from "./statistics.server.ts";

const ctx = await testContext();
const { db } = ctx;
const aCenter = async (change: Record<string, unknown> = {}) => (await addCenter(ctx, `cifras-${randomUUID().slice(0, 8)}`, change)).id;

/** Returns a moment by its distance from the beginning of a day in Santo Domingo, which is named by how many days ago it was. */
const moment = (daysAgo: number, after: string) =>
  sql<Date>`((now() at time zone 'America/Santo_Domingo')::date - ${daysAgo}::int + ${after}::interval) at time zone 'America/Santo_Domingo'`;

async function offered(providerId: string, change: { made_at: ReturnType<typeof moment>; status?: string; answered?: boolean }) {
  const digest = randomBytes(32);
  const lead = { number: `CU-${randomUUID()}`, status: "closed", kind: "center", source: "page", idempotency_key: randomUUID() };
  const { id } = await db
    .insertInto("leads")
    .values({ ...lead, email_digest: digest, phone_digest: digest, body_digest: digest })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { made_at, status = "expired", answered = false } = change;
  const offer = { lead_id: id, provider_id: providerId, exclusivity: "exclusive", price_cents: 1_800, made_at, status };
  await db
    .insertInto("offers")
    .values({ ...offer, answer_by: sql<Date>`now()`, opened_at: sql<Date>`now()`, answered_at: answered ? sql<Date>`now()` : null })
    .execute();
}

test("statistics begin with the first minute of their first day in Santo Domingo, whatever clock the server has", async () => {
  const id = await aCenter();
  const view = (at: ReturnType<typeof moment>) =>
    db
      .insertInto("analytics_events")
      .values({ at, name: "view_center", path: "/centros/x", facts: JSON.stringify({ center_id: id }) })
      .execute();
  // Of two first days in a row one is no Monday: the evening before it is part of a week that is shown.
  for (const days of [29, 30]) {
    for (const after of ["0 minutes", "-1 minute"]) {
      await view(moment(days - 1, after));
      await offered(id, { made_at: moment(days - 1, after) });
    }
  }
  const { views, requests, opened } = await statisticsOf(db, id, 29);
  expect([views, requests, opened]).toEqual([1, 1, 1]);
  expect((await statisticsOf(db, id, 30)).views).toBe(3);
});

test("a request that was withdrawn counts only where the center had answered it", async () => {
  const id = await aCenter();
  const made_at = moment(1, "12 hours");
  await offered(id, { made_at, status: "withdrawn" });
  expect((await statisticsOf(db, id, 30)).requests).toBe(0);
  await offered(id, { made_at, status: "withdrawn", answered: true });
  expect((await statisticsOf(db, id, 30)).requests).toBe(1);
});

test("a center is compared with the other public centers of its city that have enough cases", async () => {
  const city = "Bonao";
  const measured = (reply_median_hours: number, reply_cases = 5) => ({ city, reply_median_hours, reply_cases });
  const id = await aCenter(measured(9));
  await aCenter(measured(7));
  await aCenter(measured(4, 6));
  await aCenter(measured(1, 4));
  await aCenter({ ...measured(2), verification_status: "draft" });
  await aCenter({ ...measured(3), city: "Moca" });
  expect(await statisticsOf(db, id, 30)).toMatchObject({ reply: { medianHours: 9, cases: 5 }, city: { name: city, others: [4, 7] } });
});

test("the period before ends where this one begins, and counts nothing of it", async () => {
  const id = await aCenter();
  await offered(id, { made_at: moment(29, "0 minutes") });
  await offered(id, { made_at: moment(29, "-1 minute") });
  await offered(id, { made_at: moment(59, "0 minutes") });
  await offered(id, { made_at: moment(59, "-1 minute") });
  expect((await statisticsOf(db, id, 30)).requests).toBe(1);
  expect((await statisticsOf(db, id, 30, 30)).requests).toBe(2);
});

test("the median of a city is that of five others at least, those without any among them", async () => {
  const city = "Jarabacoa";
  const id = await aCenter({ city });
  const others = [];
  for (let more = 4; more > 0; more--) others.push(await aCenter({ city }));
  expect(await cityMedians(db, id, 30)).toEqual({ views: null, requests: null });
  others.push(await aCenter({ city }));
  for (const [index, other] of others.entries())
    for (let more = index; more > 0; more--) await offered(other, { made_at: moment(1, "12 hours") });
  expect(await cityMedians(db, id, 30)).toEqual({ views: 0, requests: 2 });
});
