import { expect, test } from "vitest";
import { answerBy } from "./answer-by.server.ts";

const center = { openingHours: null, timeZone: "America/Santo_Domingo", otherDays: [] };
const dayOf = (at: string, otherDays: { kind: string; first: string; last: string }[] = []) =>
  answerBy(new Date(at), { ...center, otherDays })
    .toISOString()
    .slice(0, 10);

test("public holidays do not count, on the day to which the law moves them", () => {
  expect(dayOf("2026-11-05T12:00:00Z")).toBe("2026-11-10"); // A Thursday. Monday the 9th is Constitution Day
  expect(dayOf("2024-11-01T12:00:00Z")).toBe("2024-11-06"); // A Friday. Monday the 4th was Constitution Day, and Wednesday the 6th was not
  expect(dayOf("2027-11-05T12:00:00Z")).toBe("2027-11-09"); // Constitution Day is Saturday the 6th, and is not moved
});
test("days that the center's own agenda closes do not count, and a holiday that it opens does", () => {
  expect(dayOf("2026-11-16T12:00:00Z")).toBe("2026-11-18");
  expect(dayOf("2026-11-16T12:00:00Z", [{ kind: "closed", first: "2026-11-17", last: "2026-11-20" }])).toBe("2026-11-24");
  expect(dayOf("2026-11-05T12:00:00Z", [{ kind: "open", first: "2026-11-09", last: "2026-11-09" }])).toBe("2026-11-09");
});
