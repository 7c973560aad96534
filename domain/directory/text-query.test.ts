import { describe, expect, test } from "vitest";
import { NO_CENTER_FILTERS } from "./center-filters.ts";
import { corrected, editDistance, isSame, readText, tellingWords, toSwappedTsQuery, toTsQuery } from "./text-query.ts";
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
    ["FIV en Santiago", [["fiv"]], ["en", "santiago"]],
    ["ivf con óvulos donados", [["fiv"], ["ovodonacion"]], ["con"]],
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

test("words that most centers carry do not count as a name, unless there are no others", () => {
  expect(tellingWords(["clinica", "de", "larmar"])).toBe("larmar");
  expect(tellingWords(["clinica"])).toBe("clinica");
});

test("each word may have two neighbouring letters swapped", () => {
  expect(toSwappedTsQuery(["luan", "sol"])).toBe("(luan:AB | ulan:AB | laun:AB | luna:AB) & (sol:AB | osl:AB | slo:AB)");
});

test("misspelt services and cities are put right, and names left alone", () => {
  expect(corrected(["fecundasion", "en", "santigo"], vocabulary)).toEqual(["fecundacion", "en", "santiago"]);
  expect(corrected(["yagrumo"], vocabulary)).toBeNull();
  expect(corrected(["fib"], vocabulary)).toBeNull();
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
    ...NO_CENTER_FILTERS,
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
