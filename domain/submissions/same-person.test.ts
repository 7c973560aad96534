import { describe, expect, test } from "vitest";
import { normalizedEmail, normalizedPhone } from "./same-person.ts";

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
