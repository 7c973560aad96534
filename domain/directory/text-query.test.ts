import { describe, expect, test } from "vitest";
import { NO_FILTERS } from "./filters.ts";
import { editDistance, isSame, nearestWords, readText, tellingWords, toGroupsTsQuery, toTsQuery, vocabularyWords } from "./text-query.ts";
import { recognised, type Vocabulary } from "./vocabulary.ts";

const vocabulary: Vocabulary = {
  cities: [{ id: "santiago", name: "Santiago", active: true }],
  services: [
    { id: "fiv", name: "FIV", shortName: "FIV", synonyms: ["fecundación in vitro", "IVF"] },
    { id: "ovodonacion", name: "Donación de óvulos", shortName: "Donación de óvulos", synonyms: ["óvulos donados"] },
    { id: "preservacion", name: "Preservación de fertilidad", shortName: "Preservación", synonyms: ["congelar óvulos"] },
    { id: "diagnostico", name: "Diagnóstico de fertilidad", shortName: "Diagnóstico", synonyms: [] },
    { id: "dgp", name: "Diagnóstico genético preimplantacional", shortName: "DGP", synonyms: ["diagnóstico genético"] },
  ],
  languages: [{ code: "en", name: "Inglés", ownName: "English" }],
  payments: [{ id: "tarjeta-credito", name: "Tarjeta de crédito" }],
};

describe("services among the words", () => {
  test.each([
    ["fiv", [["fiv"]], []],
    ["FIV en Santiago", [["fiv"]], []],
    ["ivf con óvulos donados", [["fiv"], ["ovodonacion"]], []],
    ["donación óvulos", [["ovodonacion"]], []],
    ["fiv alborada", [["fiv"]], ["alborada"]],
    ["diagnostico genetico", [["dgp"]], []],
    ["ÓVULOS", [["ovodonacion", "preservacion"]], []],
    ["preserv", [["preservacion"]], []],
    ["larimar", [], ["larimar"]],
    ["fi", [], ["fi"]],
  ])("%s", (text, services, rest) => {
    expect(readText(text, vocabulary)).toMatchObject({ services, rest });
  });

  test("at most eight words, and only letters and digits, reach the query language", () => {
    const { words } = readText("a & b | !c:* <-> (d) 'e' \\ f g h i j", vocabulary);
    expect(words).toEqual([..."abcdefgh"]);
    expect(toTsQuery(["casa", "de"], "A")).toBe("casa:*A & de:A");
  });
});

describe("languages and cities among the words", () => {
  test.each([
    ["habla inglés", ["en"], [], []],
    ["who speaks English", ["en"], [], ["who"]],
    ["Santiago", [], ["Santiago"], []],
    ["ginecóloga que habla ingles en santiago", ["en"], ["Santiago"], ["ginecologa"]],
    ["habla claro", [], [], ["habla", "claro"]],
  ])("%s", (text, languages, cities, rest) => {
    expect(readText(text, vocabulary)).toMatchObject({ languages, cities, rest });
  });
});

test("titles are no part of a name, unless there is nothing else", () => {
  expect(readText("Dra. Solís", vocabulary).words).toEqual(["solis"]);
  expect(readText("Dra.", vocabulary).words).toEqual(["dra"]);
});

test("words that most centers carry do not tell them apart, unless there are no others", () => {
  expect(tellingWords(["clinica", "de", "larmar"])).toEqual(["larmar"]);
  expect(tellingWords(["clinica"])).toEqual(["clinica"]);
});

test("of the words that may be meant, only the fewest slips away: none for a short word, one for a middling, two for a long one", () => {
  const words = ["luna", "cuna", "larimar", "feliz", "fiv"];
  expect(nearestWords("lnua", words)).toEqual(["luna"]);
  expect(nearestWords("runa", words)).toEqual(["cuna", "luna"]);
  expect(nearestWords("luna", words)).toEqual(["luna"]);
  expect(nearestWords("lrmar", words)).toEqual([]);
  expect(nearestWords("larmr", words)).toEqual([]);
  expect(nearestWords("larimra", words)).toEqual(["larimar"]);
  expect(nearestWords("laryimr", words)).toEqual(["larimar"]);
  expect(nearestWords("fib", words)).toEqual([]);
});

test("the words of our services and cities are among those that may be meant", () => {
  expect(vocabularyWords(vocabulary)).toEqual(expect.arrayContaining(["santiago", "fecundacion", "vitro", "preimplantacional"]));
});

test("one word of each group, or of any", () => {
  expect(toGroupsTsQuery([["luna", "cuna"], ["sol"]], "&")).toBe("(luna:AB | cuna:AB) & (sol:AB)");
  expect(toGroupsTsQuery([["luna"], ["sol"]], "|", "A")).toBe("(luna:A) | (sol:A)");
});

test.each([
  ["larimar", "larimar", 0],
  ["larmiar", "larimar", 1],
  ["lrimar", "larimar", 1],
  ["larimaar", "larimar", 1],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
])("from %s to %s: %i letters", (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

test("case, accents and blanks do not make another term", () => {
  expect(isSame(" donacion de OVULOS", "Donación de óvulos")).toBe(true);
  expect(isSame("donacion", "Donación de óvulos")).toBe(false);
});

test("filters are recognised by id, name or synonym; the unknown is left out", () => {
  const given = {
    ...NO_FILTERS,
    city: "santiago",
    services: ["IVF", "magia"],
    languages: ["English", "xx"],
    payments: ["Tarjeta de Crédito"],
  };
  expect(recognised(given, vocabulary)).toMatchObject({
    city: "Santiago",
    services: ["fiv"],
    languages: ["en"],
    payments: ["tarjeta-credito"],
  });
  expect(recognised({ ...given, city: "Narnia" }, vocabulary).city).toBeNull();
});
