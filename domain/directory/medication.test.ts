import { expect, test } from "vitest";
import { medicationBeside, medicationLineOf, medicationOfRange } from "./medication.ts";
import { MEDICATION_LINES } from "./treatment-prices.ts";

const published = {
  "medicacion-ciclo": { lowCents: 120_000, highCents: 280_000, centers: 5 },
  "medicacion-transferencia": { lowCents: 90_000, highCents: 140_000, centers: 3 },
};
const beside = (lineId: string, notIncluded: string | null, own: number | null = null) =>
  medicationBeside({ lineId, notIncluded }, own, published);

test("a center's own figure for medication comes first, then what others publish, each for the medication of that treatment", () => {
  expect(beside("fiv-donados", "medicación de la receptora", 110_000).medication).toEqual({
    kind: "plus",
    range: { lowCents: 110_000, highCents: 110_000 },
    by: "center",
  });
  expect(beside("fiv-donados", "medicación de la receptora").medication).toMatchObject({ range: { lowCents: 90_000 }, by: 3 });
  expect(beside("fiv-propios", "medicación").medication).toMatchObject({ range: { lowCents: 120_000 }, by: 5 });
  expect(beside("inseminacion-ciclo", "medicación").medication).toEqual({ kind: "plus", range: null, by: 0 });
});

test("a center that says nothing of medication is not said to leave it out, unless it sells it apart", () => {
  expect(beside("fiv-propios", null).medication?.kind).toBe("unsaid");
  expect(beside("fiv-propios", "congelación de embriones").medication?.kind).toBe("unsaid");
  expect(beside("fiv-propios", null, 170_000).medication?.kind).toBe("plus");
});

test("an exclusion is said once: of medication alone in its own sentence, of other things as the center wrote it", () => {
  for (const alone of ["medicación", "Medicación de la receptora", "la medicación hormonal", "los medicamentos"])
    expect(beside("fiv-propios", alone).notIncluded).toBeNull();
  expect(beside("congelacion-ovulos", "medicación y punción").notIncluded).toBe("medicación y punción");
  expect(beside("dgp-embrion", "medicación")).toEqual({ medication: null, notIncluded: "medicación" });
});

test("medication belongs to whole treatments, and to no line of medication", () => {
  for (const lineId of [...MEDICATION_LINES, "primera-consulta", "almacenamiento-anual", "constructor"])
    expect(medicationLineOf(lineId)).toBeNull();
});

test("a range of prices names medication only where centers say that they leave it out", () => {
  const ranges = [{ lineId: "medicacion-transferencia", ...published["medicacion-transferencia"] }];
  const said = [{ lineId: "fiv-donados", what: "medicación de la receptora" }];
  expect(medicationOfRange("fiv-donados", said, ranges)).toEqual({ kind: "plus", range: { lowCents: 90_000, highCents: 140_000 }, by: 3 });
  expect(medicationOfRange("fiv-donados", said, [])).toEqual({ kind: "plus", range: null, by: 0 });
  expect(medicationOfRange("fiv-donados", [], ranges)).toBeNull();
});
