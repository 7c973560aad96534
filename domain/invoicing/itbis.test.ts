import { expect, test } from "vitest";
import { readItbis } from "./itbis.ts";

const LAW = { basisPoints: 1800, source: "Ley 253-12" };
const next = { percent: 16.5, source: "Ley 1-27", from: "2027-01-01" };

test("an announced rate holds from its day on", () => {
  const stored = { percent: 18, source: "Ley 253-12", next };
  expect(readItbis(stored, "2026-12-31")).toEqual({ now: LAW, next: { basisPoints: 1650, source: "Ley 1-27", from: "2027-01-01" } });
  for (const day of ["2027-01-01", "2030-05-05"])
    expect(readItbis(stored, day)).toEqual({ now: { basisPoints: 1650, source: "Ley 1-27" }, next: null });
});

test.each([
  null,
  {},
  { percent: "18", source: "x" },
  { percent: 180, source: "x" },
  { percent: 18, source: "" },
  { percent: 18, source: "x", next: { ...next, from: "mañana" } },
])("a damaged setting (%j) gives the rate that the software came with", (stored) => {
  expect(readItbis(stored, "2026-12-31")).toEqual({ now: LAW, next: null });
});
