import { expect, test } from "vitest";
import { isAccountNumber } from "./account-number.ts";

test.each(["123-456789-0", "0123456789", "960 000 1234", "DO28BAGR00000001212453611324", "do28 bagr 0000 0001 2124 5361 1324"])(
  "%s is the number of an account",
  (typed) => expect(isAccountNumber(typed)).toBe(true),
);

test.each([
  "",
  "12345",
  "000-000000-0",
  "123456789012345678901",
  "12345678a",
  "--1234567",
  "DO29BAGR00000001212453611324",
  "DO28BAGR0000000121245361132",
  "ES28BAGR00000001212453611324",
])("%j is none", (typed) => expect(isAccountNumber(typed)).toBe(false));
