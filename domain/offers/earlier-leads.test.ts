import { expect, test } from "vitest";
import { earlierLeads } from "./earlier-leads.ts";

test("a center has a request for 30 days, and the earliest lead is the one it has", () => {
  const now = new Date("2026-11-20T00:00:00Z");
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
  const offers = [
    { leadId: "recent", providerId: "a", madeAt: days(1) },
    { leadId: "earlier", providerId: "a", madeAt: days(29) },
    { leadId: "old", providerId: "b", madeAt: days(31) },
    { leadId: "other", providerId: "z", madeAt: days(1) },
  ];
  expect([...earlierLeads(["a", "b", "c"], offers, now)]).toEqual([["a", "earlier"]]);
});
