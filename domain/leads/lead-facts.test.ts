import { expect, test } from "vitest";
import { canBecome } from "./lead.ts";
import { exclusivityOf, offerStatusesBefore } from "./offer.ts";

test("exclusive is one named center and no more to come", () => {
  expect([exclusivityOf(1, false), exclusivityOf(1, true), exclusivityOf(2, false), exclusivityOf(3, false)]).toEqual([
    "exclusive",
    "shared",
    "shared",
    "shared",
  ]);
});

test("a lead is decided once, and nothing leaves the closed state", () => {
  expect(canBecome("accepted", "routed")).toBe(true);
  expect(canBecome("held", "routed")).toBe(true);
  expect(canBecome("routed", "rejected")).toBe(false);
  expect(canBecome("closed", "routed")).toBe(false);
});

test("an offer is bought from open only, and withdrawn from everything but withdrawn", () => {
  expect(offerStatusesBefore("purchased")).toEqual(["open"]);
  expect(offerStatusesBefore("withdrawn")).toEqual(["open", "purchased", "returned", "declined", "expired"]);
});
