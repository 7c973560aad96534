import { expect, test } from "vitest";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { forgetEvents } from "./forget-events.server.ts";
import { recordEvents } from "./record-events.server.ts";
import { pageSpeed, speedByDay } from "./speed-queries.server.ts";

const { db } = await testContext();
const today = dayInSantoDomingo(new Date());
const range = { from: today, to: today };
const vital = (metric: string, value: number) => ({
  name: "web_vital" as const,
  path: "/centros",
  facts: { metric, value, rating: "good" },
});

test("the speed of a range is what three of four visits were at least as good as, of twenty or more, and leaves with the visits", async () => {
  await recordEvents(
    db,
    Array.from({ length: 19 }, (_, place) => vital("INP", 10 * (place + 1))),
  );
  await recordEvents(db, [vital("TTFB", 900)]);
  expect((await pageSpeed(db, range)).INP).toEqual({ value: null, count: 19 });
  await recordEvents(db, [vital("INP", 200)]);
  const { INP, CLS } = await pageSpeed(db, range);
  expect(INP.count).toBe(20);
  expect(INP.value! / 150).toBeCloseTo(1, 1);
  expect(CLS).toEqual({ value: null, count: 0 });
  expect((await speedByDay(db, range)).map(({ day, speed }) => [day, speed.INP])).toEqual([[today, INP]]);
  await db.updateTable("speed_days").set({ day: "2024-01-31" }).where("day", "=", today).execute();
  await forgetEvents(db, 13);
  expect(await db.selectFrom("speed_days").selectAll().where("day", "=", "2024-01-31").execute()).toEqual([]);
});
