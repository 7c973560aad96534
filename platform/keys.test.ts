import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysFrom } from "./keys.ts";

const now = new Date("2026-11-20T15:42:00Z");
const later = new Date("2026-11-20T17:42:00Z");
const keys = keysFrom("a secret of the first year, long enough");
const rotated = keysFrom(["a secret of the first year, long enough", "a secret of the second year, long enough"]);

describe("a signed token", () => {
  test("says what was signed, until it expires", () => {
    const token = keys.sign("offer", { offerId: "o1" }, later);
    expect(keys.verify("offer", token, now)).toEqual({ offerId: "o1" });
    expect(keys.verify("offer", token, later)).toBeNull();
  });
  test("is good for its own purpose only", () => {
    expect(keys.verify("patient", keys.sign("offer", { id: 1 }, later), now)).toBeNull();
  });
  test("is refused after any change, and any nonsense is refused without a throw", () => {
    const token = keys.sign("offer", { offerId: "o1" }, later);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."AZaz09-_."), (at, letter) => {
        const touched = token.slice(0, at) + letter + token.slice(at + 1);
        fc.pre(touched !== token);
        expect(keys.verify("offer", touched, now)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (nonsense) => {
        expect(keys.verify("offer", nonsense, now)).toBeNull();
      }),
    );
  });
  test("has one spelling: no other text that decodes to the same bytes opens it", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const token = keys.sign("offer", { offerId: "o1" }, later);
    const last = alphabet.indexOf(token.at(-1)!);
    const otherBits = [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last ^ bits]);
    const decorated = [`0${token}`, `${token}=`, `${token}A`, `${token}\n`, ` ${token}`, `${token}.`, token.replaceAll(".", "%2E")];
    const inBase64 = token.replaceAll("-", "+").replaceAll("_", "/");
    const otherCase = [token.toUpperCase(), token.toLowerCase()];
    for (const other of [...otherBits, ...decorated, ...otherCase, ...(inBase64 === token ? [] : [inBase64])])
      expect(keys.verify("offer", other, now), other).toBeNull();
    expect(keys.verify("offer", token, now)).not.toBeNull();
  });
  test("of an older secret still counts after a rotation, one of an unknown secret does not", () => {
    expect(rotated.verify("offer", keys.sign("offer", { id: 1 }, later), now)).toEqual({ id: 1 });
    expect(keys.verify("offer", rotated.sign("offer", { id: 1 }, later), now)).toBeNull();
  });
});

describe("a lead's key", () => {
  test("opens what it sealed, and nothing of the text shows in the bytes", () => {
    const { key, wrapped, masterVersion } = keys.newLeadKey();
    const sealed = keys.seal(key, { email: "maria@correo.example" });
    expect(sealed.includes("maria")).toBe(false);
    expect(keys.open(keys.unwrap(wrapped, masterVersion), sealed)).toEqual({ email: "maria@correo.example" });
  });
  test("of before a rotation opens after it; new ones are wrapped by the new secret", () => {
    const { key, wrapped, masterVersion } = keys.newLeadKey();
    expect(masterVersion).toBe(1);
    expect(rotated.unwrap(wrapped, masterVersion)).toEqual(key);
    expect(rotated.newLeadKey().masterVersion).toBe(2);
  });
  test("does not open another lead's bytes, nor bytes that were touched", () => {
    const { key } = keys.newLeadKey();
    const sealed = keys.seal(key, { a: 1 });
    expect(() => keys.open(keys.newLeadKey().key, sealed)).toThrow();
    for (let at = 0; at < sealed.length; at++) {
      const touched = Buffer.from(sealed);
      touched[at] = touched[at]! ^ 1;
      expect(() => keys.open(key, touched)).toThrow();
    }
    expect(() => keys.open(key, sealed.subarray(0, 20))).toThrow();
  });
});

test("a digest is the same for the same text and purpose, whatever the rotation, and differs otherwise", () => {
  expect(keys.digest("email", "a@b.co")).toEqual(rotated.digest("email", "a@b.co"));
  expect(keys.digest("email", "a@b.co")).not.toEqual(keys.digest("phone", "a@b.co"));
  expect(keys.digest("email", "a@b.co")).not.toEqual(keysFrom("another").digest("email", "a@b.co"));
});

test("there are no keys without a secret", () => {
  expect(() => keysFrom("")).toThrow();
  expect(() => keysFrom([])).toThrow();
});
