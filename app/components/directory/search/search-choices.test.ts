import { describe, expect, test } from "vitest";
import { activeGroups, NOTHING_ADVANCED, searchAddress } from "./search-choices.ts";

const screens = { all: "/busqueda", centers: "/centros", specialists: "/especialistas" };
const nothing = { q: "", city: "", service: "" };

describe("the hero's search", () => {
  test("leads to the whole directory when nothing is asked", () => {
    expect(searchAddress(screens, nothing, NOTHING_ADVANCED)).toBe("/busqueda");
    expect(searchAddress(screens, { ...nothing, q: "   " }, NOTHING_ADVANCED)).toBe("/busqueda");
  });

  test.each([
    ["all", "/busqueda?q=luna"],
    ["centers", "/centros?q=luna&type=centers"],
    ["specialists", "/especialistas?q=luna&type=specialists"],
  ] as const)("of %s leads to %s", (type, address) => {
    expect(searchAddress(screens, { ...nothing, q: "luna" }, { ...NOTHING_ADVANCED, type })).toBe(address);
  });

  test("says only what is set, with lists joined by commas", () => {
    const address = searchAddress(
      screens,
      { q: " larimar ", city: "Santo Domingo", service: "fiv" },
      { type: "centers", languages: ["es", "en"], payments: ["efectivo"] },
    );
    expect([...new URL(address, "https://cuna.example").searchParams]).toEqual([
      ["q", "larimar"],
      ["city", "Santo Domingo"],
      ["service", "fiv"],
      ["type", "centers"],
      ["languages", "es,en"],
      ["paymentMethods", "efectivo"],
    ]);
  });

  test("counts groups, not choices: the type is one, and each list that is not empty", () => {
    expect(activeGroups(NOTHING_ADVANCED)).toBe(0);
    expect(activeGroups({ type: "centers", languages: ["es", "en", "fr"], payments: [] })).toBe(2);
    expect(activeGroups({ type: "all", languages: [], payments: ["paypal"] })).toBe(1);
  });
});
