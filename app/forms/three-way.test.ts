import { describe, expect, test } from "vitest";
import { shownIn, threeWay } from "./three-way.ts";

const shown = { nombre: "Luna", resumen: "Uno\nDos", idiomas: ["es", "en"], ciudad: "Santiago" };
const same = { nombre: "Luna", resumen: "Uno\r\nDos", idiomas: ["en", "es"], ciudad: "Santiago" };

describe("a form that comes back is put together with what was shown and what is stored now", () => {
  test("line ends of browsers, and the order of choices, are no changes", () => {
    expect(threeWay(shown, same, shown)).toEqual({ merged: shown, mine: [], both: [] });
  });

  test("what somebody changed is theirs, and what a colleague changed beside it stays", () => {
    const stored = { ...shown, ciudad: "La Vega" };
    expect(threeWay(shown, { ...same, nombre: "Luna Llena" }, stored)).toEqual({
      merged: { ...stored, nombre: "Luna Llena" },
      mine: ["nombre"],
      both: [],
    });
  });

  test("a field that both changed has to be looked at, unless both say the same", () => {
    const stored = { ...shown, nombre: "Luna Nueva", ciudad: "La Vega" };
    const { merged, both } = threeWay(shown, { ...same, nombre: "Luna Llena", ciudad: "La Vega" }, stored);
    expect([merged.nombre, both]).toEqual(["Luna Llena", ["nombre"]]);
  });

  test("a last choice that is taken back is a change, also where only one was made", () => {
    expect(threeWay(shown, { ...same, idiomas: "es" }, shown).merged.idiomas).toBe("es");
    const { idiomas: _, ...none } = same;
    expect(threeWay(shown, none, shown)).toMatchObject({ merged: { idiomas: "" }, mine: ["idiomas"] });
  });

  test("a form that does not say what it showed writes over nobody", () => {
    for (const mostrado of ["", "{", "null", '{"nombre":{"a":1}}'])
      expect(threeWay(shownIn({ mostrado }), same, { ...shown, nombre: "Luna Nueva" }).both).toEqual(["nombre"]);
  });
});
