import { expect, test } from "vitest";
import { type ImportCells, rowParser } from "./row.ts";

const parse = rowParser({
  cities: [{ id: "santiago", name: "Santiago", active: true }],
  services: [{ id: "fiv", name: "FIV", shortName: "FIV", synonyms: [] }],
  languages: [],
  payments: [],
  countries: [],
});
const center: ImportCells = { tipo: "centro", nombre: "Centro Faro", ciudad: "Santiago", servicios: "fiv", email: "citas@faro.example" };
const doctor: ImportCells = { tipo: "doctor", nombre: "Alma Faro", email: "alma@faro.example" };

function profileOf(cells: ImportCells) {
  const result = parse(cells);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.profile;
}
const problemsOf = (cells: ImportCells) => {
  const result = parse(cells);
  return result.ok ? [] : result.problems.map(({ field, code }) => [field, code]);
};

test("what a center says of donors comes with who says it and the day; a column of it sets them all", () => {
  const cells = {
    ...center,
    donantes_anonimato: "se-elige @ el centro @ 2026-11-20",
    donantes_pruebas: "cariotipo|infecciones @ https://faro.example/donantes @ 2026-11-01",
    donantes_familias: "6 @ Protocolo, 3.ª edición @ 2026-10-01",
    embriones_impago: "segun-contrato: Avisamos dos veces: en enero y en marzo @ nuestro equipo @ 2026-11-20",
  };
  expect(profileOf(cells).columns.donor_facts).toEqual({
    anonimato: { is: ["se-elige"], by: "center", on: "2026-11-20" },
    pruebas: { is: ["infecciones", "cariotipo"], by: "link", source: "https://faro.example/donantes", on: "2026-11-01" },
    familias: { is: ["6"], by: "paper", source: "Protocolo, 3.ª edición", on: "2026-10-01" },
    impago: { is: ["segun-contrato"], words: "Avisamos dos veces: en enero y en marzo", by: "team", on: "2026-11-20" },
  });
  expect(profileOf({ ...center, donantes_espera: "" }).columns.donor_facts).toEqual({});
  expect(profileOf(center).columns).not.toHaveProperty("donor_facts");
});

test.each<[string, ImportCells, string, string]>([
  [
    "what nobody answers of donors",
    { ...center, donantes_anonimato: "quizás @ el centro @ 2026-11-20" },
    "donantes_anonimato",
    "unknown-answer",
  ],
  [
    "two answers where one fits",
    { ...center, donantes_espera: "sin-espera|hasta-3-meses @ el centro @ 2026-11-20" },
    "donantes_espera",
    "unknown-answer",
  ],
  ["too many families", { ...center, donantes_familias: "51 @ el centro @ 2026-11-20" }, "donantes_familias", "unknown-answer"],
  ["donors without a source", { ...center, donantes_anonimato: "anonimos" }, "donantes_anonimato", "without-source"],
  ["donors without a day", { ...center, donantes_anonimato: "anonimos @ el centro @ ayer" }, "donantes_anonimato", "invalid-day"],
  ["donors of a person", { ...doctor, donantes_anonimato: "anonimos @ el centro @ 2026-11-20" }, "donantes_anonimato", "only-for-centers"],
])("refuses %s", (_, cells, field, code) => expect(problemsOf(cells)).toEqual([[field, code]]));
