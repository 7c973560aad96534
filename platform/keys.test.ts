import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyedDigest, keysFrom, namedSecrets, openedBy, signToken, unwrapKey, verifyToken, wrapKey } from "./keys.ts";

const now = new Date("2026-11-20T15:42:00Z");
const later = new Date("2026-11-20T17:42:00Z");
const OLD = "a secret of the first year, long enough";
const NEW = "a secret of the second year, long enough";
const keys = keysFrom(OLD);
const rotated = keysFrom([OLD, `second-year:${NEW}`]);
const renewed = keysFrom(`second-year:${NEW}`);

test("keys are a value without properties, so nobody who holds it can read a secret", () => {
  // @ts-expect-error Signing is a function of the module, not of the value.
  expect(keys.sign).toBeUndefined();
  expect(Reflect.ownKeys(keys)).toEqual([]);
  expect(Object.isFrozen(keys)).toBe(true);
  expect(() => keyedDigest({} as typeof keys, "email", "a@b.co")).toThrow("not made by keysFrom");
});

describe("a signed token", () => {
  const token = signToken(keys, "offer", { offerId: "o1" }, later);
  test("returns what was signed, until it expires", () => {
    expect(verifyToken(keys, "offer", token, now)).toEqual({ offerId: "o1" });
    expect(verifyToken(keys, "offer", token, later)).toBeNull();
  });
  test("is valid for its own purpose only", () => {
    expect(verifyToken(keys, "patient", token, now)).toBeNull();
  });
  test("is refused after any change, and so is any other text, without throwing", () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."AZaz09-_."), (at, letter) => {
        const touched = token.slice(0, at) + letter + token.slice(at + 1);
        fc.pre(touched !== token);
        expect(verifyToken(keys, "offer", touched, now)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (nonsense) => {
        expect(verifyToken(keys, "offer", nonsense, now)).toBeNull();
      }),
    );
  });
  test("has one spelling: no other text that decodes to the same bytes opens it", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet.indexOf(token.at(-1)!);
    const otherBits = [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last ^ bits]);
    const decorated = [`0${token}`, `${token}=`, `${token}A`, `${token}\n`, ` ${token}`, `${token}.`, token.replaceAll(".", "%2E")];
    const inBase64 = token.replaceAll("-", "+").replaceAll("_", "/");
    const otherCase = [token.toUpperCase(), token.toLowerCase()];
    for (const other of [...otherBits, ...decorated, ...otherCase, ...(inBase64 === token ? [] : [inBase64])])
      expect(verifyToken(keys, "offer", other, now), other).toBeNull();
    expect(verifyToken(keys, "offer", token, now)).not.toBeNull();
  });
  test("of an older secret is valid after a rotation; one of an unknown or removed secret is not", () => {
    expect(verifyToken(rotated, "offer", token, now)).toEqual({ offerId: "o1" });
    const newer = signToken(rotated, "offer", { offerId: "o2" }, later);
    expect(verifyToken(renewed, "offer", newer, now)).toEqual({ offerId: "o2" });
    expect(verifyToken(keys, "offer", newer, now)).toBeNull();
    expect(verifyToken(renewed, "offer", token, now)).toBeNull();
  });
});

describe("a wrapped key", () => {
  const key = randomBytes(32);
  test("opens in the place that it was wrapped for, and nowhere else", () => {
    const wrapped = wrapKey(keys, key, "lead:1:key");
    expect(unwrapKey(keys, wrapped, "lead:1:key")).toEqual(key);
    expect(() => unwrapKey(keys, wrapped, "lead:2:key")).toThrow();
  });
  test("from before a rotation opens by the name of its secret; new ones are wrapped under the last secret", () => {
    const wrapped = wrapKey(keys, key, "x");
    expect(wrapped.keyId).toBe("1");
    expect(unwrapKey(rotated, wrapped, "x")).toEqual(key);
    expect(wrapKey(rotated, key, "x").keyId).toBe("second-year");
    expect(unwrapKey(renewed, wrapKey(rotated, key, "x"), "x")).toEqual(key);
    expect([keys, rotated, renewed].map((ring) => openedBy(ring, wrapped, "x"))).toEqual(["current", "older", null]);
    expect(() => unwrapKey(renewed, wrapped, "x")).toThrow("SECRET_KEY has no key 1");
  });
  test("of another secret that had the same name, as each site's only one is called 1, opens once both are there, in either order", () => {
    const [mine, theirs] = [keysFrom(OLD), keysFrom(NEW)];
    const [ours, strange] = [wrapKey(mine, key, "x"), wrapKey(theirs, key, "x")];
    expect([ours.keyId, strange.keyId]).toEqual(["1", "1"]);
    expect([openedBy(theirs, ours, "x"), openedBy(theirs, strange, "x")]).toEqual([null, "current"]);
    for (const both of [keysFrom([OLD, NEW]), keysFrom([NEW, OLD]), keysFrom([`a:${OLD}`, `b:${NEW}`])])
      for (const wrapped of [ours, strange]) expect(unwrapKey(both, wrapped, "x")).toEqual(key);
  });
});

describe("a digest", () => {
  test("is the same for the same text and purpose, whatever the rotation, and differs otherwise", () => {
    expect(keyedDigest(keys, "email", "a@b.co")).toEqual(keyedDigest(rotated, "email", "a@b.co"));
    expect(keyedDigest(keys, "email", "a@b.co")).not.toEqual(keyedDigest(keys, "phone", "a@b.co"));
    expect(keyedDigest(keys, "email", "a@b.co")).not.toEqual(keyedDigest(keysFrom(NEW), "email", "a@b.co"));
  });
  test("stays the same when its secret is kept as `digest`, which neither opens nor signs anything", () => {
    const kept = keysFrom([`digest:${OLD}`, `second-year:${NEW}`]);
    expect(keyedDigest(kept, "email", "a@b.co")).toEqual(keyedDigest(keys, "email", "a@b.co"));
    expect(openedBy(kept, wrapKey(keys, Buffer.from("k"), "x"), "x")).toBeNull();
    const token = signToken(keys, "offer", {}, later);
    expect(verifyToken(kept, "offer", token, now)).toBeNull();
    expect(verifyToken(kept, "offer", token.replace(/^1\./, "digest."), now)).toBeNull();
    expect(wrapKey(keysFrom([`second-year:${NEW}`, `digest:${OLD}`]), Buffer.from("k"), "x").keyId).toBe("second-year");
  });
});

test("a secret is named by what stands before its colon, or by its position in the list", () => {
  expect(namedSecrets(["old", "fall-2026:se:cret", "Not a name:x", "9:x"])).toEqual([
    { id: "1", secret: "old" },
    { id: "fall-2026", secret: "se:cret" },
    { id: "3", secret: "Not a name:x" },
    { id: "4", secret: "9:x" },
  ]);
});

test.each([[""], [[]], ["a:"], [`digest:${OLD}`], [[`a:${OLD}`, `a:${NEW}`]]])("there are no keys from %j", (entries) => {
  expect(() => keysFrom(entries)).toThrow(RangeError);
});
