import fc from "fast-check";
import { expect, test } from "vitest";
import { ALONE_CENTS, leftAlone, needsSecond, settlingOf } from "./credit.ts";

test("up to the limit one person is enough, and a cent more needs two", () => {
  expect(needsSecond(ALONE_CENTS, 0)).toBe(false);
  expect(needsSecond(ALONE_CENTS + 1, 0)).toBe(true);
  expect(needsSecond(1, ALONE_CENTS)).toBe(true);
  expect(leftAlone(ALONE_CENTS + 5)).toBe(0);
});

test("no way of splitting a sum gives more than the limit with one signature", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: ALONE_CENTS * 2 })), (parts) => {
      let alone = 0;
      for (const cents of parts) if (!needsSecond(cents, alone)) alone += cents;
      expect(alone).toBeLessThanOrEqual(ALONE_CENTS);
    }),
  );
});

test("who asked never signs, and nothing is signed after its days", () => {
  for (const overdue of [false, true]) {
    expect(settlingOf({ signs: true, own: true, overdue })).toBe("own");
    for (const own of [false, true]) expect(settlingOf({ signs: false, own, overdue })).toBe("refuse");
  }
  expect(settlingOf({ signs: true, own: false, overdue: false })).toBe("sign");
  expect(settlingOf({ signs: true, own: false, overdue: true })).toBe("lapsed");
});
