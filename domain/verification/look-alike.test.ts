import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centerAdjectives, centerKinds, centerNouns, firstNames, surnames } from "#db/seed/data/large-world-words.ts";
import { type Likeness, likenessKeys, likenessOf, type Named } from "./look-alike.ts";

const center = (name: string, city: string | null = "Santo Domingo"): Named => ({ name, type: "clinic", city });
const person = (name: string, city: string | null = "Santo Domingo"): Named => ({ name, type: "doctor", city });
const share = (a: Named, b: Named) => likenessKeys(a).some((key) => likenessKeys(b).includes(key));

const LUNA = "Clínica Luna de Larimar";
const CASES: readonly [string, string, Likeness | null, ("elsewhere" | "here")?][] = [
  // The same name, and names that look the same.
  [LUNA, "Clínica Luna de Larimar", "same", "elsewhere"],
  [LUNA, "CLINICA LUNA DE LARIMAR", "letters", "elsewhere"],
  [LUNA, "Clínica  Luna   de Larimar.", "letters"],
  [LUNA, "Сlínіса Lunа dе Lаrіmаr", "letters"],
  [LUNA, "Ｃｌíｎｉｃａ Luna de Larimar", "letters"],
  [LUNA, "Clínica Luna de Lari\u200bmar", "letters"],
  [LUNA, "C1ínica Luna de Larimar", "letters"],
  [LUNA, "Clínica Luna de Larirnar", "letters"],
  [LUNA, "Cl\u00ednica Lun\u0430 de L\u0430rim\u0430r", "letters"],
  // Insignificant words more or less, in another order, or written together.
  [LUNA, "Clínica Luna de Larimar RD", "words", "elsewhere"],
  [LUNA, "Luna de Larimar", "words"],
  [LUNA, "Instituto Luna de Larimar", "words", "elsewhere"],
  [LUNA, "Luna Larimar Fertility Center", "words"],
  [LUNA, "Clínica Luna de Larimar Santo Domingo", "words"],
  [LUNA, "Centro de Reproducción Asistida Luna de Larimar, República Dominicana, SRL", "words"],
  [LUNA, "Larimar de Luna Clínica", "order"],
  [LUNA, "Clínica LunaLarimar", "words"],
  [LUNA, "Clínica Lunadelarimar", "words"],
  // One letter changed, dropped, added or swapped, possibly with insignificant words.
  [LUNA, "Clínica Luna de Larimal", "slip", "elsewhere"],
  [LUNA, "Clínica Luna de Larmar", "slip"],
  [LUNA, "Clínica Luna de Larrimar", "slip"],
  [LUNA, "Clínica Luna de Lairmar", "slip"],
  [LUNA, "Larimal Luna RD", "slip"],
  ["Clínica Perla", "Clínica Prla", "slip", "here"],
  // Different names that differ in one letter.
  [LUNA, "Clínica Duna de Larimar", null],
  [LUNA, "Clínica Larimar", null],
  [LUNA, "Clínica Luna de Ámbar", null],
  // Two letters that differ are no slip, side by side or where two others are swapped.
  [LUNA, "Clínica Luna de Lanemar", null],
  [LUNA, "Clínica Luna de Lraimor", null],
  [LUNA, "Clínica Río Sereno", null],
  ["Centro de Fertilidad", "Centro de Fertilidad", null, "elsewhere"],
  ["Centro de Fertilidad", "Centro de Fertilidad", "same", "here"],
  ["Centro de Fertilidad", "Fertilidad Centro", "order", "here"],
  ["Centro de Fertilidad Santo Domingo", "Centro de Fertilidad Santiago", null, "elsewhere"],
  ["Centro de Fertilidad", "Clínica de Reproducción Asistida", null],
  ["Centro de Fertilidad Larimar", "Centro de Fertilidad Ámbar", null],
  ["Clínica Vida", "Instituto Vida", null, "elsewhere"],
  ["Clínica Vida", "Instituto Vida", "words", "here"],
  ["Clínica Vida", "Clínica Vida RD", "words", "elsewhere"],
  ["Unidad Caracola", "Laboratorio Caracola", null, "elsewhere"],
  ["Instituto Vidanueva", "Laboratorio Vida Nueva", null, "elsewhere"],
  ["Instituto Vidanueva", "Laboratorio Vida Nueva", "words", "here"],
  ["…", "!!!", null],
];

test.each(CASES)("«%s» and «%s»: %s", (one, other, likeness, where) => {
  for (const there of where === "elsewhere" ? ["Santiago"] : where === "here" ? ["Santo Domingo"] : ["Santo Domingo", "Santiago"]) {
    expect(likenessOf(center(one), center(other, there))).toBe(likeness);
    if (likeness) expect(share(center(one), center(other, there))).toBe(true);
  }
});

test.each([
  ["Amaranta Solís", "Dra. Amaranta Solís", "words"],
  ["Amaranta Solís", "AMARANTA SOLIS", "letters"],
  ["Amaranta Solís", "Solís Amaranta", "order"],
  ["Amaranta Solís", "Amaranta Soliz", "slip"],
  ["Amaranta Solís", "Amаrantа Solís", "letters"],
  ["Amaranta Solís Peña", "Amaranta Solís Díaz", null],
  ["Ana Paz", "Ana Páez", null],
  ["Amaranta", "Amarantaa", null],
] as const)("persons: «%s» and «%s»: %s", (one, other, likeness) => {
  expect(likenessOf(person(one), person(other, "Santiago"))).toBe(likeness);
  if (likeness) expect(share(person(one), person(other, "Santiago"))).toBe(true);
});

test("a center is not taken for a person of its name", () => {
  expect(likenessOf(center("Clínica Amaranta Solís"), person("Amaranta Solís"))).toBeNull();
});

describe("of any two names", () => {
  const city = fc.constantFrom("Santo Domingo", "Santiago", null);
  const made = fc.oneof(
    fc
      .tuple(fc.constantFrom(...centerKinds), fc.constantFrom(...centerNouns), fc.constantFrom(...centerAdjectives), city)
      .map(([kind, noun, adjective, where]) => center(`${kind} ${noun} ${adjective}`, where)),
    fc
      .tuple(fc.constantFrom(...firstNames), fc.constantFrom(...surnames), fc.constantFrom(...surnames), city)
      .map(([first, father, mother, where]) => person(`${first} ${father} ${mother}`, where)),
    fc
      .tuple(fc.string({ unit: "grapheme", maxLength: 170 }), fc.constantFrom("clinic", "doctor", "specialist"), city)
      .map(([name, type, where]): Named => ({ name, type, city: where })),
  );
  /** A name that differs from another one by a single act of somebody. */
  const near = fc
    .tuple(made, fc.nat(), fc.constantFrom("drop", "double", "swap", "add", "turn", "case"))
    .map(([named, at, act]): [Named, Named] => {
      const letters = [...named.name];
      const where = letters.length > 0 ? at % letters.length : 0;
      if (act === "drop") letters.splice(where, 1);
      else if (act === "double") letters.splice(where, 0, letters[where] ?? "a");
      else if (act === "swap") letters.splice(where, 2, ...letters.slice(where, where + 2).reverse());
      const name = { add: `${named.name} RD`, turn: named.name.split(" ").reverse().join(" "), case: named.name.toUpperCase() }[
        act as "add"
      ];
      return [named, { ...named, name: name ?? letters.join("") }];
    });

  test("what is alike is alike both ways, and has a key in common", () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(made, made), near), ([one, other]) => {
        const likeness = likenessOf(one, other);
        expect(likenessOf(other, one)).toBe(likeness);
        if (likeness) expect(share(one, other)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test("a name is the same as itself, and has few keys", () => {
    fc.assert(
      fc.property(made, (named) => {
        const keys = likenessKeys(named);
        if (keys.length > 0) expect(likenessOf(named, named)).toBe("same");
        expect(keys.length).toBeLessThanOrEqual(2 * 160 + 8);
      }),
      { numRuns: 1000 },
    );
  });
});
