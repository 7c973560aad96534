import { createCipheriv, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./sealing.ts";

const key = randomBytes(32);
const plain = Buffer.from("maria@correo.example");

describe("sealed bytes", () => {
  const sealed = encrypt(key, plain, "lead:1:content");
  test("open with their key in their place, and show nothing of the text", () => {
    expect(decrypt(key, sealed, "lead:1:content")).toEqual(plain);
    expect(sealed.includes("maria")).toBe(false);
  });
  test.each(["lead:2:content", "message:1:content", "lead:1:evidence:0", ""])("do not open in the place %j", (place) => {
    expect(() => decrypt(key, sealed, place)).toThrow();
  });
  test("do not open with another key, or after any byte was changed", () => {
    expect(() => decrypt(randomBytes(32), sealed, "lead:1:content")).toThrow();
    for (let at = 0; at < sealed.length; at++) {
      const touched = Buffer.from(sealed);
      touched[at] = touched[at]! ^ 3;
      expect(() => decrypt(key, touched, "lead:1:content")).toThrow();
    }
    expect(() => decrypt(key, sealed.subarray(0, 20), "lead:1:content")).toThrow();
  });
  test("cannot be passed off as the first format, which is bound to no place", () => {
    const relabelled = Buffer.concat([Buffer.of(1), sealed.subarray(1)]);
    for (const place of ["lead:1:content", ""]) expect(() => decrypt(key, relabelled, place)).toThrow();
  });
});

test("bytes of the first format stay readable", () => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  expect(decrypt(key, Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body]), "anywhere")).toEqual(plain);
});
