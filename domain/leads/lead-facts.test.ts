import { expect, test } from "vitest";
import { readPhone } from "#domain/submissions/phone.ts";
import { canBecome } from "./lead.ts";
import { BUDGETS, EMPTY_LEAD_FORM } from "./lead-form-fields.ts";
import { sealedFactsOf } from "./lock-lead.server.ts";
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

test("a budget that nobody gave, or that its person would not say, is unknown to every center's criteria", () => {
  const budgetOf = (presupuesto: string) =>
    sealedFactsOf({ form: { ...EMPTY_LEAD_FORM, presupuesto }, phone: readPhone("+1 809 555 0147", "DO") }, "fiv", 2026).budget;
  const [given] = BUDGETS;
  expect([budgetOf(""), budgetOf("no-especificar"), budgetOf(given)]).toEqual([null, null, given]);
});
