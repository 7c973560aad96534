import { expect, test } from "vitest";
import { knownAnswers, type SaidFacts, saidAnew, type ToldFacts, toldFacts } from "./donors.ts";

const said = (source: string | null = null): SaidFacts => ({ anonimato: { is: ["anonimos"], words: null, source } });

test("a fact without a source is its teller's word; an address is a link, and other words name a paper", () => {
  expect(saidAnew({}, said(), "center", "2026-11-27")).toEqual({ anonimato: { is: ["anonimos"], by: "center", on: "2026-11-27" } });
  expect(saidAnew({}, said(), "team", "2026-11-27").anonimato).toMatchObject({ by: "team" });
  expect(saidAnew({}, said("https://faro.example/donantes"), "center", "2026-11-27").anonimato).toMatchObject({ by: "link" });
  expect(saidAnew({}, said("Protocolo de donación, 3.ª edición"), "center", "2026-11-27").anonimato).toMatchObject({ by: "paper" });
});

test("what stays as it was keeps its source and its day; what is said anew gets today's, and what is left out is not informed", () => {
  const stored: ToldFacts = {
    anonimato: { is: ["anonimos"], by: "team", on: "2026-01-15" },
    familias: { is: ["6"], by: "paper", source: "Protocolo", on: "2026-02-01" },
  };
  const same: SaidFacts = { ...said(), familias: { is: ["6"], words: null, source: "Protocolo" } };
  expect(saidAnew(stored, same, "center", "2026-11-27")).toEqual(stored);
  expect(saidAnew(stored, same, "center", "2026-11-27", true)).toEqual({
    anonimato: { is: ["anonimos"], by: "center", on: "2026-11-27" },
    familias: { is: ["6"], by: "paper", source: "Protocolo", on: "2026-11-27" },
  });
  expect(saidAnew(stored, said("https://faro.example"), "center", "2026-11-27")).toEqual({
    anonimato: { is: ["anonimos"], by: "link", source: "https://faro.example", on: "2026-11-27" },
  });
});

test("answers are among the known ones, in one order; a donor helps a whole number of families", () => {
  expect(knownAnswers("pruebas", ["cariotipo", "infecciones", "magia"])).toEqual(["infecciones", "cariotipo"]);
  expect(knownAnswers("anonimato", ["se-elige", "anonimos"])).toEqual(["anonimos"]);
  for (const bad of ["0", "051", "51", "seis", "1.5", ""]) expect(knownAnswers("familias", [bad])).toEqual([]);
  expect(knownAnswers("familias", ["50"])).toEqual(["50"]);
});

test("a stored fact that is damaged is not informed", () => {
  const good = { is: ["sin-espera"], by: "center", on: "2026-11-27" };
  expect(toldFacts({ espera: good })).toEqual({ espera: good });
  for (const bad of [null, [], { ...good, is: "sin-espera" }, { ...good, is: ["magia"] }, { ...good, by: "nobody" }, { ...good, on: 3 }])
    expect(toldFacts({ espera: bad })).toEqual({});
  expect(toldFacts("text")).toEqual({});
});
