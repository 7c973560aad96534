import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { followDatabaseClock, now } from "./clock.ts";

const ctx = await testContext();
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
afterEach(() => vi.useRealTimers());

test.each([
  ["an hour ahead", HOUR],
  ["an hour behind", -HOUR],
  ["a year ahead", YEAR],
  ["a year behind", -YEAR],
])("a machine whose clock is %s, or jumps there while it works, has the database's time", async (_law, apart) => {
  const right = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: right + apart });
  const clock = await followDatabaseClock(ctx.db);
  onTestFinished(() => clock.stop());
  expect(Math.abs(now().getTime() - right)).toBeLessThan(60_000);
  vi.setSystemTime(right - apart);
  expect(Math.abs(now().getTime() - right)).toBeLessThan(60_000);
});
