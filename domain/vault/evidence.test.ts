import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, chainHolds, type EvidenceLink, firstDigest, linkDigest } from "./evidence.ts";

describe("the chain of evidence", () => {
  const lead = { kind: "lead", id: "1" } as const;
  const link = (position: number, previous: Buffer, text: string): EvidenceLink => {
    const sealed = Buffer.from(text);
    return { position, kind: "consent", sealed, previous_digest: previous, digest: linkDigest(previous, position, "consent", sealed) };
  };
  const first = link(0, firstDigest(lead), "one");
  const chain = [first, link(1, first.digest, "two")];
  test("holds as it was written, and only for its own subject", () => {
    expect(chainHolds(lead, chain)).toBe(true);
    expect(chainHolds({ kind: "lead", id: "2" }, chain)).toBe(false);
    expect(chainHolds({ kind: "message", id: "1" }, chain)).toBe(false);
  });
  test("breaks when a byte changes, a link goes, or two change places", () => {
    expect(chainHolds(lead, [{ ...first, sealed: Buffer.from("One") }, chain[1]!])).toBe(false);
    expect(chainHolds(lead, [chain[1]!])).toBe(false);
    expect(chainHolds(lead, chain.toReversed())).toBe(false);
    expect(chainHolds(lead, [{ ...first, kind: "other" }, chain[1]!])).toBe(false);
    expect(chainHolds(lead, [first, { ...chain[1]!, previous_digest: Buffer.alloc(32) }])).toBe(false);
    // Each of its parts is compared, also where all others were written to match.
    expect(chainHolds(lead, [{ ...first, position: 1 }])).toBe(false);
    expect(chainHolds(lead, [first, link(2, first.digest, "two")])).toBe(false);
    expect(chainHolds(lead, [first, link(1, firstDigest(lead), "two")])).toBe(false);
    expect(chainHolds(lead, [{ ...first, digest: Buffer.alloc(32) }])).toBe(false);
  });
});

test("canonical JSON is JSON, and the same whatever the order of the keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: 1, a: [{ d: null, c: undefined }] })).toBe('{"a":[{"d":null}],"b":1}');
  expect(canonicalJson({ at: new Date("2026-10-01T12:00:00Z"), list: [undefined] })).toBe(
    '{"at":"2026-10-01T12:00:00.000Z","list":[null]}',
  );
});
