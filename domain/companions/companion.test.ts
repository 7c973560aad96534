import { expect, test } from "vitest";
import { knownParts, shownName } from "./companion.ts";

test("parts that nobody knows are left out, the others have one order", () => {
  expect(knownParts(["progreso", "historial", "solicitudes"])).toEqual(["solicitudes", "progreso"]);
});

test("a name that is an address, a telephone or a text is not shown to a stranger", () => {
  expect(["María", " José  Luis ", "D'Ángelo", "Ma. Elena"].map(shownName)).toEqual(["María", "José Luis", "D'Ángelo", "Ma. Elena"]);
  for (const bad of ["", "  ", "https://trampa.example", "trampa.example", "ana@correo.example", "llama al 809", "a".repeat(61)])
    expect(shownName(bad), bad).toBeNull();
});
