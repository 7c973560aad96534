import { expect, test } from "vitest";
import { type CityComparison, cityDifferences } from "./city-differences.ts";

const known: CityComparison = {
  centers: { here: 3, country: 18 },
  verifiedHere: 2,
  price: { here: { medianCents: 480_000, centers: 3 }, country: { medianCents: 510_000, centers: 9 } },
};
const codes = (changed: Partial<CityComparison>) => cityDifferences({ ...known, ...changed }).map(({ code }) => code);

test("a city is compared with the country: how many centers, how many verified, what they ask", () => {
  expect(cityDifferences(known)).toEqual([
    { code: "share", here: 3, country: 18 },
    { code: "some-verified", verified: 2, centers: 3 },
    { code: "price-lower", differenceCents: 30_000, hereCents: 480_000, countryCents: 510_000, here: 3, country: 9 },
  ]);
});

test("a treatment that one city alone offers says so, and has no other price to be compared with", () => {
  const price = { medianCents: 90_000, centers: 2 };
  expect(codes({ centers: { here: 2, country: 2 }, verifiedHere: 1, price: { here: price, country: price } })).toEqual([
    "only-here",
    "some-verified",
    "price-too-few",
  ]);
});

test("one price is never a comparison, and none is said to be unknown", () => {
  expect(codes({ price: { here: { medianCents: 1, centers: 1 }, country: { medianCents: 2, centers: 9 } } })).toContain("price-too-few");
  expect(codes({ price: { here: null, country: { medianCents: 2, centers: 9 } } })).toContain("price-unknown");
});

test("higher, equal; all verified, none", () => {
  const country = { medianCents: 500_000, centers: 9 };
  expect(codes({ verifiedHere: 3, price: { here: { medianCents: 510_000, centers: 2 }, country } })).toEqual([
    "share",
    "all-verified",
    "price-higher",
  ]);
  expect(codes({ verifiedHere: 0, price: { here: { ...country, centers: 2 }, country } })).toEqual([
    "share",
    "none-verified",
    "price-equal",
  ]);
});
