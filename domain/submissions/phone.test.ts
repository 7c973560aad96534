import { expect, test } from "vitest";
import { readPhone } from "./phone.ts";

test.each([
  ["809 555 0142", "DO", "+18095550142", true],
  ["612 345 678", "ES", "+34612345678", true],
  ["34 612 345 678", "DO", "+34612345678", true],
  ["0044 20 7946 0958", "US", "+442079460958", true],
  // from a country that is not in the list
  ["+383 44 123 456", "ZZ", "+38344123456", true],
  ["383 44 123 456", "ZZ", "+38344123456", true],
  ["809 555 0142", "ZZ", "+18095550142", true],
])("%s in %s is %s", (text, country, e164, valid) => {
  expect(readPhone(text, country)).toEqual({ dialable: e164, e164, valid });
});

test("a number of a country that we do not know stays as it was written: it is nobody's in this one", () => {
  expect(readPhone("044 123 4567", "ZZ")).toEqual({ dialable: "044 123 4567", e164: null, valid: false });
});
