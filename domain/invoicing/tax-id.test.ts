import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDigitOf, formatTaxId, readTaxId } from "./tax-id.ts";

const body = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
const bodies = fc.oneof(body(8), body(10)).filter((digits) => !/^0+$/.test(digits));

test("known numbers of companies and people are accepted, however they are written", () => {
  expect(["1-01-85004-3", "131246796", " 101850043 "].map(readTaxId)).toEqual(["101850043", "131246796", "101850043"]);
  expect(["001-1391820-5", "22400022111"].map(readTaxId)).toEqual(["00113918205", "22400022111"]);
});

test("of all last digits exactly one is right", () => {
  fc.assert(
    fc.property(bodies, (digits) => {
      const right = [..."0123456789"].filter((last) => readTaxId(digits + last) !== null);
      expect(right).toEqual([String(checkDigitOf(digits))]);
      expect(readTaxId(formatTaxId(digits + right[0]))).toBe(digits + right[0]);
    }),
  );
});

test("one wrong digit of a cédula is found, and so are two that changed places, except 0 and 9", () => {
  fc.assert(
    fc.property(body(10), fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
      const cedula = digits + checkDigitOf(digits);
      fc.pre(!/^0+$/.test(cedula));
      const slip = cedula.slice(0, at) + ((Number(cedula[at]) + more) % 10) + cedula.slice(at + 1);
      expect(readTaxId(slip)).toBeNull();
      const [left, right] = [cedula[at]!, cedula[at + 1]!];
      if (left !== right && Math.abs(Number(left) - Number(right)) !== 9)
        expect(readTaxId(cedula.slice(0, at) + right + left + cedula.slice(at + 2))).toBeNull();
    }),
  );
});

test.each(["", "1012345", "000000000", "00000000000", "1012345612345", "10185004a", "١٠١٨٥٠٠٤٣", "101--850043", "-101850043", "101850044"])(
  "%j is no number",
  (typed) => {
    expect(readTaxId(typed)).toBeNull();
  },
);
