import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceOf } from "#domain/offers/pricing.ts";
import { earlierLeads, normalizedEmail, normalizedPhone } from "#domain/submissions/same-person.ts";
import { canonicalJson, chainHolds, type EvidenceLink, firstDigest, linkDigest } from "#domain/vault/evidence.ts";
import { canBecome, leadNumber } from "./lead.ts";
import { exclusivityOf, offerCanBecome, offerStatusesBefore } from "./offer.ts";

describe("the same person", () => {
  test.each([
    ["Maria@Correo.example", "maria@correo.example"],
    ["maria+fiv@correo.example", "maria@correo.example"],
    ["m.a.r.i.a@gmail.com", "maria@googlemail.com"],
  ])("%s is %s", (one, other) => {
    expect(normalizedEmail(one)).toBe(normalizedEmail(other));
  });
  test("dots count outside Gmail, and two people stay two", () => {
    expect(normalizedEmail("m.aria@correo.example")).not.toBe(normalizedEmail("maria@correo.example"));
    expect(normalizedEmail("+x@correo.example")).not.toBe(normalizedEmail("+y@correo.example"));
  });
  test("a number no country knows is compared by its digits", () => {
    expect(normalizedPhone({ e164: null, dialable: "555 01-47" })).toBe(normalizedPhone({ e164: null, dialable: "5550147" }));
  });
});

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

test("exclusive is one named center and no more to come", () => {
  expect([exclusivityOf(1, false), exclusivityOf(1, true), exclusivityOf(2, false), exclusivityOf(3, false)]).toEqual([
    "exclusive",
    "shared",
    "shared",
    "shared",
  ]);
});

test("a price is a line of the table; a lead without a service pays the lowest tier; a missing line is an alarm", () => {
  const table = [
    { price_tier: "basic", exclusivity: "shared", amount_cents: 500 },
    { price_tier: "premium", exclusivity: "exclusive", amount_cents: 3200 },
  ];
  expect(priceOf(table, "premium", "exclusive")).toBe(3200);
  expect(priceOf(table, null, "shared")).toBe(500);
  expect(() => priceOf(table, "standard", "shared")).toThrow();
});

test("a lead is decided once, and nothing leaves the closed state", () => {
  expect(canBecome("accepted", "routed")).toBe(true);
  expect(canBecome("held", "routed")).toBe(true);
  expect(canBecome("routed", "rejected")).toBe(false);
  expect(canBecome("closed", "routed")).toBe(false);
  expect(leadNumber(2026, 4817)).toBe("CU-2026-04817");
  expect(leadNumber(2026, 123456)).toBe("CU-2026-123456");
});

test("an offer is bought from open only, and withdrawn from everything but withdrawn", () => {
  expect(offerStatusesBefore("purchased")).toEqual(["open"]);
  expect(offerStatusesBefore("withdrawn")).toEqual(["open", "purchased", "declined", "expired"]);
  expect(offerCanBecome("expired", "purchased")).toBe(false);
});

describe("the chain of evidence", () => {
  const link = (position: number, previous: Buffer, text: string): EvidenceLink => {
    const sealed = Buffer.from(text);
    return { position, kind: "consent", sealed, previous_digest: previous, digest: linkDigest(previous, position, "consent", sealed) };
  };
  const first = link(0, firstDigest("lead-1"), "one");
  const chain = [first, link(1, first.digest, "two")];
  test("holds as it was written, and only for its own lead", () => {
    expect(chainHolds("lead-1", chain)).toBe(true);
    expect(chainHolds("lead-2", chain)).toBe(false);
  });
  test("breaks when a byte changes, a link goes, or two change places", () => {
    expect(chainHolds("lead-1", [{ ...first, sealed: Buffer.from("One") }, chain[1]!])).toBe(false);
    expect(chainHolds("lead-1", [chain[1]!])).toBe(false);
    expect(chainHolds("lead-1", chain.toReversed())).toBe(false);
    expect(chainHolds("lead-1", [{ ...first, kind: "other" }, chain[1]!])).toBe(false);
    expect(chainHolds("lead-1", [first, { ...chain[1]!, previous_digest: Buffer.alloc(32) }])).toBe(false);
  });
});

test("canonical JSON is JSON, and the same whatever the order of the keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: 1, a: [{ d: null, c: undefined }] })).toBe('{"a":[{"d":null}],"b":1}');
});
